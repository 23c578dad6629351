package kraken.server.store;

/** The folder for the data cannot be used; the message is a sentence for people. */
public final class Unusable extends Exception {
  private static final long serialVersionUID = 1;

  Unusable(String sentence) {
    super(sentence);
  }
}
