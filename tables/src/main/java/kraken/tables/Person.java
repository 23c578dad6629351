package kraken.tables;

/**
 * Somebody with a browser.
 *
 * @param id made from a secret that only that browser has; it may be shown to anybody
 * @param name the name that others see. A person who holds several seats at one screen may have a
 *     name for each. Empty once the person has left for good
 */
public record Person(String id, String name) {

  /** The same person under another name. */
  public Person named(String name) {
    return new Person(id, name);
  }

  /**
   * The person without a name, for the log of a table that the person has left for good. The id
   * stays: the luck of a table is derived from it.
   */
  public Person forgotten() {
    return named("");
  }
}
