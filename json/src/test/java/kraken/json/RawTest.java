package kraken.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RawTest {

  record Letter(Object body, List<Object> pages) {}

  record Opened(Raw body) {}

  @Test
  void itGoesOutAsItIsWhereverItStands() {
    Raw raw = new Raw("{\"type\":\"Row\"}");
    assertThat(Json.write(new Letter(raw, List.of(raw, raw)), Letter.class))
        .isEqualTo(
            "{\"body\":{\"type\":\"Row\"},\"pages\":[{\"type\":\"Row\"},{\"type\":\"Row\"}]}");
  }

  @Test
  void itComesBackAsText() {
    assertThat(Json.read("{\"body\": {\"a\": [1, \"x\"]}}", Opened.class))
        .isEqualTo(new Opened(new Raw("{\"a\":[1,\"x\"]}")));
  }
}
