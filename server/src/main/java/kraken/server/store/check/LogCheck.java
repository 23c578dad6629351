package kraken.server.store.check;

import kraken.server.store.db.HashedLine;
import kraken.server.store.db.RunningHash;
import kraken.tables.log.Entry;
import kraken.tables.luck.Secret;
import org.jspecify.annotations.Nullable;

/** Checks one log, entry by entry, and remembers the first thing that is wrong with it. */
final class LogCheck {

  private byte[] hash;
  private long number;
  private @Nullable ListedAs listedAs;
  private @Nullable String wrong;

  LogCheck(String table) {
    this.hash = RunningHash.before(table);
  }

  void add(HashedLine next) {
    if (wrong != null) {
      return;
    }
    long expected = number + 1;
    byte[] stored = next.hash();
    if (next.line().number() != expected) {
      wrong = "entry " + expected + " is missing";
    } else if (stored == null || !next.follows(hash)) {
      wrong = "entry " + expected + " is not what was written";
    } else {
      hash = stored;
      number = expected;
      follow(next);
    }
  }

  private void follow(HashedLine next) {
    try {
      Entry entry = next.line().entry();
      if (listedAs == null) {
        listedAs = new ListedAs(entry);
      } else {
        listedAs.follow(entry);
      }
    } catch (RuntimeException unfit) {
      wrong = "entry " + number + " cannot be read";
    }
  }

  /** What is wrong with the log; null where nothing is. */
  @Nullable String wrong() {
    return wrong;
  }

  /** What is wrong with the secret of its luck; null where nothing is. */
  @Nullable String wrongLuck(@Nullable String secret) {
    if (listedAs == null) {
      return null;
    }
    if (secret == null) {
      return "the secret of its luck is missing";
    }
    boolean fits =
        Secret.fits(secret) && new Secret(secret).hash().equals(listedAs.opened().luckHash());
    return fits ? null : "the secret of its luck does not fit its hash";
  }

  /** How the lists must show the table; null where the log cannot tell. */
  @Nullable ListedAs listedAs() {
    return wrong == null ? listedAs : null;
  }
}
