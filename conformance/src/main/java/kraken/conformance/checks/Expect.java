package kraken.conformance.checks;

import java.util.function.Supplier;

/**
 * Throws {@link CheckFailedException} where something is not as expected. Texts are made only then.
 */
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

  /** Checks that both are equal in both directions, and that their hash codes are. */
  static void sameValue(Object one, Object other, Supplier<String> what) {
    same(one, other, what);
    same(other, one, what);
    that(one.hashCode() == other.hashCode(), () -> what.get() + ": equal, but not their hashCode");
  }
}
