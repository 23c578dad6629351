package kraken.conformance.checks;

/** Says how a game broke what it must keep to. */
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
