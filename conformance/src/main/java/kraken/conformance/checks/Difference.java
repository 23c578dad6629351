package kraken.conformance.checks;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import kraken.jackson.Json;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.MissingNode;

/** Says in few words where two values differ: {@code roles[1] is "CREW" or "TRAITOR"}. */
final class Difference {

  private static final int MOST_PLACES = 3;
  private static final int MOST_LETTERS = 120;

  private final List<String> places = new ArrayList<>();

  private Difference() {}

  static String between(Object one, Object other) {
    try {
      Difference difference = new Difference();
      difference.compare("", Json.mapper().valueToTree(one), Json.mapper().valueToTree(other));
      return difference.places.isEmpty()
          ? "not equal, though their JSON is: " + cut(one)
          : difference.summary();
    } catch (JacksonException unwritable) {
      return cut(one) + " or " + cut(other);
    }
  }

  private String summary() {
    String first = String.join("; ", places.subList(0, Math.min(MOST_PLACES, places.size())));
    int more = places.size() - MOST_PLACES;
    return more > 0 ? first + "; and " + more + " more" : first;
  }

  private void compare(String path, JsonNode one, JsonNode other) {
    if (one.isObject() && other.isObject()) {
      Set<String> names = new LinkedHashSet<>(one.propertyNames());
      names.addAll(other.propertyNames());
      names.forEach(name -> compare(path + "." + name, one.path(name), other.path(name)));
    } else if (one.isArray() && other.isArray()) {
      for (int i = 0; i < Math.max(one.size(), other.size()); i++) {
        compare(path + "[" + i + "]", one.path(i), other.path(i));
      }
    } else if (!one.equals(other)) {
      String place = path.startsWith(".") ? path.substring(1) : path;
      places.add((place.isEmpty() ? "" : place + " is ") + words(one) + " or " + words(other));
    }
  }

  private static String words(JsonNode node) {
    return node instanceof MissingNode ? "nothing" : cut(node);
  }

  private static String cut(Object value) {
    String text = value.toString();
    return text.length() <= MOST_LETTERS ? text : text.substring(0, MOST_LETTERS) + "...";
  }
}
