package kraken.tables;

/** Why a table was closed. The names are part of the stored form and never change. */
public enum WhyClosed {
  /** Its host did not want it any more, before the start. */
  DELETED,
  /** It had not started, and nothing had happened there for long. */
  NOT_STARTED,
  /** Its game was not over, and nothing had happened there for long. */
  ABANDONED,
  /** Its game was over for as long as the server keeps games. */
  EXPIRED
}
