package kraken.tables.model;

/** An entry cannot follow the entries before it. */
public final class BrokenLogException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final long number;

  public BrokenLogException(long number, String sentence) {
    super(sentence);
    this.number = number;
  }

  /** The number of the entry that is wrong. */
  public long number() {
    return number;
  }

  /** What is wrong with it, in a sentence. */
  public String sentence() {
    return String.valueOf(getMessage());
  }
}
