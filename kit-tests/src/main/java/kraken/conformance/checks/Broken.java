package kraken.conformance.checks;

/** Says how a game broke what it must keep to. */
public final class Broken extends RuntimeException {

  private static final long serialVersionUID = 1;

  private final String how;

  public Broken(String how) {
    super(how);
    this.how = how;
  }

  public String how() {
    return how;
  }
}
