package kraken.tables.past;

/**
 * What is wrong with a game.
 *
 * @param number the entry where it shows, or 0 for the file as a whole
 */
public record Flaw(long number, String sentence) {

  /** With the entry, where it is in one. */
  public String told() {
    return number == 0 ? sentence : "Entry " + number + ": " + sentence;
  }
}
