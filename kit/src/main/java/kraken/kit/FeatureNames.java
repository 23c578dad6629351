package kraken.kit;

import java.util.ArrayList;
import java.util.List;

/** Gives each feature of a game its place. */
public final class FeatureNames {

  private final List<String> names = new ArrayList<>();

  /** The place of the feature of this name. */
  public int add(String name) {
    if (names.contains(name)) {
      throw new IllegalArgumentException("two features are called " + name);
    }
    names.add(name);
    return names.size() - 1;
  }

  /** The place of the first of some features that stand side by side. */
  public int add(String group, String... each) {
    int first = names.size();
    for (String name : each) {
      add(group + "." + name);
    }
    return first;
  }

  /** Adds this many features, counted from 0, and tells the place of the first. */
  public int add(String group, int count) {
    int first = names.size();
    for (int i = 0; i < count; i++) {
      add(group + "." + i);
    }
    return first;
  }

  /** The place of the first of all features that another class names. */
  public int addAll(FeatureNames others) {
    int first = names.size();
    others.names.forEach(this::add);
    return first;
  }

  public List<String> all() {
    return List.copyOf(names);
  }
}
