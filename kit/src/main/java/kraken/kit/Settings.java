package kraken.kit;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** A value for each option of a game, by name. {@link Setup#read} makes and checks them. */
public record Settings(SortedMap<String, String> values) {

  public Settings {
    values = Collections.unmodifiableSortedMap(new TreeMap<>(values));
  }

  public static Settings of(Map<String, String> values) {
    return new Settings(new TreeMap<>(values));
  }

  /** Whether a switch is on. A switch that is not offered at this number of players is off. */
  public boolean isOn(String name) {
    return Option.Switch.ON.equals(values.get(name));
  }

  public int count(String name) {
    return Integer.parseInt(value(name));
  }

  public String choice(String name) {
    return value(name);
  }

  public List<String> selection(String name) {
    return words(value(name));
  }

  static List<String> words(String value) {
    return value.isEmpty() ? List.of() : List.of(value.split(",", -1));
  }

  private String value(String name) {
    String value = values.get(name);
    if (value == null) {
      throw new IllegalArgumentException("no option is called " + name);
    }
    return value;
  }
}
