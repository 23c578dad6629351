package kraken.tables;

import org.jspecify.annotations.Nullable;

/**
 * As whom somebody looks at a table.
 *
 * @param person null for a viewer who is not signed in, and for a shared screen
 * @param shared whether it is a screen that everybody at the table looks at: it is no watcher
 * @param keeper in whose browser a shared screen runs: it shows nothing that only this person may
 *     see, but bots wait for it where the person is of the crew; null where there is none
 */
public record Viewing(@Nullable Person person, boolean shared, @Nullable Person keeper) {

  public static Viewing as(@Nullable Person person) {
    return new Viewing(person, false, null);
  }

  /** A screen that everybody looks at, in the browser of this person. */
  public static Viewing sharedBy(@Nullable Person keeper) {
    return new Viewing(null, true, keeper);
  }
}
