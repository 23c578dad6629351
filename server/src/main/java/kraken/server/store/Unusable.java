package kraken.server.store;

/** A folder, file or database for the data cannot be used; the message is a sentence for people. */
public final class Unusable extends Exception {
  private static final long serialVersionUID = 1;

  Unusable(String sentence) {
    super(sentence);
  }
}
