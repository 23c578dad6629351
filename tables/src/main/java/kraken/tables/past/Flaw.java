package kraken.tables.past;

/**
 * What is wrong with an exported game.
 *
 * @param number the number of the wrong entry, or 0 for the file as a whole
 */
public record Flaw(long number, String sentence) {

  /** The sentence, with the number of the entry if there is one. */
  public String told() {
    return number == 0 ? sentence : "Entry " + number + ": " + sentence;
  }
}
