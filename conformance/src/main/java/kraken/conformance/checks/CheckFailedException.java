package kraken.conformance.checks;

/** Says how a game has broken a check. */
public final class CheckFailedException extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final String how;

  public CheckFailedException(String how) {
    super(how);
    this.how = how;
  }

  public String how() {
    return how;
  }
}
