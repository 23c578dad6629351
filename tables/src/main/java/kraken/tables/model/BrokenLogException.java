package kraken.tables.model;

/** An entry that cannot follow from those before it. */
public final class BrokenLogException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final long number;

  public BrokenLogException(long number, String sentence) {
    super(sentence);
    this.number = number;
  }

  /** The entry that is wrong. */
  public long number() {
    return number;
  }

  /** What is wrong with it, in a sentence. */
  public String sentence() {
    return String.valueOf(getMessage());
  }
}
