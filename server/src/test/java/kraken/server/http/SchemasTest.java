package kraken.server.http;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import kraken.tables.told.TableTold;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class SchemasTest {

  @Test
  void nullAndTheNamesOfKindsAreDescribed() {
    Schemas schemas = new Schemas();
    schemas.of(TableTold.class);
    JsonNode told = requireNonNull(schemas.described().get("TableTold"));
    assertThat(told.get("properties").get("you").toString())
        .isEqualTo("{\"anyOf\":[{\"type\":\"string\"},{\"type\":\"null\"}]}");
    JsonNode live = requireNonNull(schemas.described().get("Clock.Live"));
    assertThat(live.get("properties").get("type").toString()).isEqualTo("{\"const\":\"Live\"}");
    assertThat(live.get("properties").get("seconds").toString())
        .isEqualTo("{\"type\":\"integer\"}");
  }
}
