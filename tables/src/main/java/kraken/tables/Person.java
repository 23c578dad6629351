package kraken.tables;

import kraken.json.OmitNull;
import org.jspecify.annotations.Nullable;

/**
 * Somebody with a browser.
 *
 * @param id made from a secret that only that browser has; it may be shown to anybody
 * @param name the name that others see. A person who holds several seats at one screen may have a
 *     name for each. Empty once the person has left for good
 * @param portrait the number of the portrait that the person has chosen, below {@link #PORTRAITS};
 *     without one, pages choose by the id
 */
public record Person(String id, String name, @OmitNull @Nullable Integer portrait) {

  /** How many portraits there are to choose from. The client draws them. */
  public static final int PORTRAITS = 12;

  /** A person who has chosen no portrait. */
  public Person(String id, String name) {
    this(id, name, null);
  }

  /**
   * The number of the portrait that others see: the chosen one, or one by the id. The client draws
   * the same ({@code firstPortrait}).
   */
  public int face() {
    return portrait == null ? firstPortrait(id) : portrait;
  }

  private static int firstPortrait(String id) {
    int sum = id.chars().reduce(7, (before, letter) -> (before * 31 + letter) % 9973);
    return sum % PORTRAITS;
  }

  /** The same person under another name. */
  public Person named(String name) {
    return new Person(id, name, portrait);
  }

  /** The same person with another portrait. */
  public Person looking(@Nullable Integer other) {
    return new Person(id, name, other);
  }

  /**
   * The person without name and portrait, for the log of a table that the person has left for good.
   * The id stays: the luck of a table is derived from it.
   */
  public Person forgotten() {
    return new Person(id, "");
  }

  /** Whether there is such a portrait. */
  public static boolean isPortrait(int number) {
    return number >= 0 && number < PORTRAITS;
  }
}
