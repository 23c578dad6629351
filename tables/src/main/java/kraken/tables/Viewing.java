package kraken.tables;

import org.jspecify.annotations.Nullable;

/**
 * As whom somebody looks at a table.
 *
 * @param person null for a viewer who is not signed in, and for a shared screen
 * @param shared whether it is a screen that everybody at the table looks at: it is no watcher
 */
public record Viewing(@Nullable Person person, boolean shared) {

  public static Viewing as(@Nullable Person person) {
    return new Viewing(person, false);
  }
}
