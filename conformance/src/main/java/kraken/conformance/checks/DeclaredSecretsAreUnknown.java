package kraken.conformance.checks;

import kraken.conformance.play.Position;

/**
 * A viewer's imagined states do not all have the true value of a declared secret.
 *
 * <p>With {@link ImaginedStateLooksTheSame} this proves that a view does not hold the secret: an
 * imagined state with another value of it has the same view, so the view cannot tell the two apart.
 * A view that does hold it fails one of the two checks: if {@code imagine} ignores it, the view
 * looks different; if {@code imagine} follows it, the secret is always true.
 */
public final class DeclaredSecretsAreUnknown<S, M, V, E> implements Check<S, M, V, E> {

  private static final int IMAGININGS = 20;

  private final Secret secret;

  /** Finds a position that shows what {@link SecretGuesses} has found over many games. */
  public DeclaredSecretsAreUnknown(Secret secret) {
    this.secret = secret;
  }

  public static BrokenCheck chargeAbout(Secret secret) {
    return BrokenCheck.of(DeclaredSecretsAreUnknown.class, secret);
  }

  @Override
  public BrokenCheck charge() {
    return chargeAbout(secret);
  }

  @Override
  public boolean isCostly() {
    return true;
  }

  @Override
  public void at(Position<S, M, V, E> position) {
    Object truth = position.secretsFrom(secret.viewer()).get(secret.name());
    Expect.that(
        truth == null || !secret.isGuessed(position, IMAGININGS),
        () -> secret + ": imagined " + IMAGININGS + " times, each time truly as " + truth);
  }
}
