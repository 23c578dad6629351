package kraken.conformance.checks;

import java.util.function.Supplier;

/** Where a check says what it expects. Texts are made only when they are needed. */
final class Expect {

  private Expect() {}

  static void that(boolean holds, Supplier<String> otherwise) {
    if (!holds) {
      throw new CheckFailedException(otherwise.get());
    }
  }

  static void same(Object one, Object other, Supplier<String> what) {
    if (!one.equals(other)) {
      throw new CheckFailedException(what.get() + ": " + Difference.between(one, other));
    }
  }

  /** Equal in both directions, and by their hashes too. */
  static void sameValue(Object one, Object other, Supplier<String> what) {
    same(one, other, what);
    same(other, one, what);
    that(one.hashCode() == other.hashCode(), () -> what.get() + ": equal, but not their hashCode");
  }
}
