package kraken.tables;

/**
 * Somebody with a browser.
 *
 * @param id made from a secret that only that browser has; it may be shown to anybody
 * @param name as it is shown at one seat; at one screen a person may have a name for each seat.
 *     Empty where the person has left for good
 */
public record Person(String id, String name) {

  /** The same person under another name. */
  public Person named(String name) {
    return new Person(id, name);
  }

  /**
   * What stays of somebody who has left for good: the luck of a table needs to tell people apart.
   */
  public Person forgotten() {
    return named("");
  }
}
