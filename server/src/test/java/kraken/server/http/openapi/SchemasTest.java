package kraken.server.http.openapi;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import kraken.kit.Game;
import kraken.shelf.Shelf;
import kraken.tables.Opening;
import kraken.tables.command.Request;
import kraken.tables.told.Message;
import kraken.tables.told.TableTold;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class SchemasTest {

  @Test
  void nullAndTheNamesOfKindsAreDescribed() {
    Schemas schemas = new Schemas(Map.of());
    schemas.of(TableTold.class);
    JsonNode told = requireNonNull(schemas.described().get("TableTold"));
    assertThat(told.get("properties").get("you").toString())
        .isEqualTo("{\"anyOf\":[{\"type\":\"string\"},{\"type\":\"null\"}]}");
    JsonNode live = requireNonNull(schemas.described().get("TimeControl.Live"));
    assertThat(live.get("properties").get("type").toString()).isEqualTo("{\"const\":\"Live\"}");
    assertThat(live.get("properties").get("seconds").toString())
        .isEqualTo("{\"type\":\"integer\"}");
  }

  @Test
  void whatMayBeNullMayBeLeftOut() {
    Schemas schemas = new Schemas(Map.of());
    schemas.of(Opening.class);
    schemas.of(Request.class);
    assertThat(required(schemas, "Opening")).contains("game", "seats").doesNotContain("window");
    assertThat(required(schemas, "Command.Sit")).containsExactly("type", "seat");
  }

  private static List<String> required(Schemas schemas, String type) {
    JsonNode required = requireNonNull(schemas.described().get(type)).get("required");
    return required.valueStream().map(JsonNode::asString).toList();
  }

  @Test
  void whatIsOfAGameIsNamedAfterIt() {
    Schemas schemas = new Schemas(GameFields.fields(Shelf.GAMES));
    schemas.of(TableTold.class);
    schemas.of(Request.class);
    schemas.of(Message.class);
    Map<String, ObjectNode> described = schemas.described();
    for (Game<?, ?, ?, ?> game : Shelf.GAMES) {
      String id = game.about().id();
      assertThat(described).containsKeys(id + ".View", id + ".Move", id + ".Event");
      assertThat(property(described, "ViewerTold", "view")).contains(id + ".View");
      assertThat(property(described, "ViewerTold", "moves")).contains("array", id + ".Move");
      assertThat(property(described, "Command.Play", "move")).contains(id + ".Move");
      assertThat(property(described, "Happening.InGame", "event")).contains(id + ".Event");
    }
  }

  private static String property(Map<String, ObjectNode> described, String type, String name) {
    return requireNonNull(described.get(type)).get("properties").get(name).toString();
  }
}
