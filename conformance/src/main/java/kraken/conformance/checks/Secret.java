package kraken.conformance.checks;

import java.util.Objects;
import kraken.conformance.play.Position;
import kraken.kit.Chance;
import kraken.kit.Viewer;

/** Something, by its name, that is kept from a viewer. */
public record Secret(Viewer viewer, String name) {

  /** Whether the viewer, imagining several times, never once imagines anything but the truth. */
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
