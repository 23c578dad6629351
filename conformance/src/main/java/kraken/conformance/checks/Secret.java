package kraken.conformance.checks;

import java.util.Objects;
import kraken.conformance.play.Position;
import kraken.kit.Chance;
import kraken.kit.Viewer;

/** A kind of secret that the game keeps from a viewer, by its name. */
public record Secret(Viewer viewer, String name) {

  /** Whether the secret has its true value in all of this many imagined states. */
  boolean isGuessed(Position<?, ?, ?, ?> at, int times) {
    Object truth = at.secretsFrom(viewer).get(name);
    Chance luck = at.luck();
    for (int i = 0; i < times; i++) {
      Object guess = at.imagined(viewer, luck).secretsFrom(viewer).get(name);
      if (!Objects.equals(truth, guess)) {
        return false;
      }
    }
    return true;
  }

  @Override
  public String toString() {
    return name + " kept from " + viewer;
  }
}
