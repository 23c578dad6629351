package kraken.json;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class RawTest {

  record Letter(Object body, List<Object> pages) {}

  record Opened(Raw body) {}

  @Test
  void it_goes_out_as_it_is_wherever_it_stands() {
    Raw raw = new Raw("{\"type\":\"Row\"}");
    assertThat(Json.write(new Letter(raw, List.of(raw, raw)), Letter.class))
        .isEqualTo(
            "{\"body\":{\"type\":\"Row\"},\"pages\":[{\"type\":\"Row\"},{\"type\":\"Row\"}]}");
  }

  @Test
  void it_comes_back_as_text() {
    assertThat(Json.read("{\"body\": {\"a\": [1, \"x\"]}}", Opened.class))
        .isEqualTo(new Opened(new Raw("{\"a\":[1,\"x\"]}")));
  }
}
