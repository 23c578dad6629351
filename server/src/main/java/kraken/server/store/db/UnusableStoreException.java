package kraken.server.store.db;

/** A folder, file or database for the data cannot be used; the message is a sentence for people. */
public final class UnusableStoreException extends Exception {
  private static final long serialVersionUID = 1;

  public UnusableStoreException(String sentence) {
    super(sentence);
  }
}
