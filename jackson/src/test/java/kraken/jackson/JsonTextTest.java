package kraken.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.json.JsonText;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

class JsonTextTest {

  record Letter(Object body, List<Object> pages) {}

  record Opened(JsonText body) {}

  record Perhaps(@Nullable JsonText body) {}

  @Test
  void itGoesOutAsItIsWhereverItStands() {
    JsonText raw = new JsonText("{\"type\":\"Row\"}");
    assertThat(Json.write(new Letter(raw, List.of(raw, raw)), Letter.class))
        .isEqualTo(
            "{\"body\":{\"type\":\"Row\"},\"pages\":[{\"type\":\"Row\"},{\"type\":\"Row\"}]}");
  }

  @Test
  void itComesBackAsText() {
    assertThat(Json.read("{\"body\": {\"a\": [1, \"x\"]}}", Opened.class))
        .isEqualTo(new Opened(new JsonText("{\"a\":[1,\"x\"]}")));
  }

  @Test
  void nullIsJsonWhereNoJavaNullMayBe() {
    assertThat(Json.read("{\"body\": null}", Opened.class))
        .isEqualTo(new Opened(new JsonText("null")));
    assertThat(Json.read("{\"body\": null}", Perhaps.class)).isEqualTo(new Perhaps(null));
  }
}
