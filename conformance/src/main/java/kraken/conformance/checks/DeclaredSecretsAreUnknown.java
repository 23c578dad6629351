package kraken.conformance.checks;

import kraken.conformance.play.Position;

/**
 * A viewer is not able to imagine a declared secret as nothing but what it truly is.
 *
 * <p>With {@link ImaginedStateLooksTheSame} this proves that a view does not hold the secret: an
 * imagined state with another value of it has the same view, so the view cannot tell the two apart.
 * A view that does hold it fails one or the other: imagination either ignores it, and then looks
 * different, or follows it, and then never differs.
 */
public final class DeclaredSecretsAreUnknown<S, M, V, E> implements Check<S, M, V, E> {

  private static final int IMAGININGS = 20;

  private final Secret accused;

  /** Looks for a position that shows what {@link SecretGuesses} found over many games. */
  public DeclaredSecretsAreUnknown(Secret accused) {
    this.accused = accused;
  }

  public static BrokenCheck chargeAbout(Secret secret) {
    return BrokenCheck.of(DeclaredSecretsAreUnknown.class, secret);
  }

  @Override
  public BrokenCheck charge() {
    return chargeAbout(accused);
  }

  @Override
  public boolean isCostly() {
    return true;
  }

  @Override
  public void at(Position<S, M, V, E> position) {
    Object truth = position.secretsFrom(accused.viewer()).get(accused.name());
    Expect.that(
        truth == null || !accused.isGuessed(position, IMAGININGS),
        () -> accused + ": imagined " + IMAGININGS + " times, each time truly as " + truth);
  }
}
