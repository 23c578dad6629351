package kraken.tables.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import kraken.jackson.Json;
import kraken.tables.told.Message;
import tools.jackson.core.JsonPointer;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * Keeps the views that were told over one connection, and puts changes into them as a page does.
 */
public final class Beholder {

  private final Map<JsonNode, JsonNode> views = new HashMap<>();

  /** The game as it is told in a message, with all views; missing where none is told. */
  public JsonNode hear(Message message) {
    return hear(Json.mapper().readTree(Json.write(message, Message.class)));
  }

  /** The game as it is told in a message, with all views; missing where none is told. */
  public JsonNode hear(JsonNode message) {
    JsonNode play = message.path(message.has("table") ? "table" : "play");
    play = message.has("table") ? play.path("play") : play;
    if (!(play instanceof ObjectNode told)) {
      return Json.mapper().missingNode();
    }
    ObjectNode known = told.deepCopy();
    known.get("eyes").forEach(viewer -> look((ObjectNode) viewer));
    return known;
  }

  private void look(ObjectNode viewer) {
    JsonNode changes = viewer.get("changes");
    assertThat(changes.isNull())
        .as("either changes or a view")
        .isNotEqualTo(viewer.get("view").isNull());
    if (changes.isObject()) {
      viewer.set("view", withChanges(known(viewer.get("seat")), changes)).putNull("changes");
    }
    views.put(viewer.get("seat"), viewer.get("view"));
  }

  private JsonNode known(JsonNode seat) {
    JsonNode view = views.get(seat);
    if (view == null) {
      throw new AssertionError("changes of a view that was never told");
    }
    return view;
  }

  /** The view with every change put in; each must change something. */
  public static JsonNode withChanges(JsonNode view, JsonNode changes) {
    JsonNode changed = view.deepCopy();
    for (Map.Entry<String, JsonNode> change : changes.properties()) {
      JsonPointer pointer = JsonPointer.compile(change.getKey());
      assertThat(changed.at(pointer)).as(change.getKey()).isNotEqualTo(change.getValue());
      if (pointer.matches()) {
        changed = change.getValue();
      } else if (changed.at(pointer.head()) instanceof ArrayNode list) {
        list.set(pointer.last().getMatchingIndex(), change.getValue());
      } else {
        ((ObjectNode) changed.at(pointer.head()))
            .set(pointer.last().getMatchingProperty(), change.getValue());
      }
    }
    return changed;
  }
}
