package kraken.tables.past;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.Optional;
import java.util.Random;
import kraken.jackson.Json;
import kraken.shelf.Shelf;
import kraken.tables.model.Rulebooks;
import org.junit.jupiter.api.Test;

/**
 * Whatever is changed in an export, reading and verifying it ends with a flaw or finds none; it
 * throws nothing. {@code -Dkraken.properties.runs} tries more than the ordinary number.
 */
class ChangedExportPropertyTest {

  private static final int RUNS = Integer.getInteger("kraken.properties.runs", 500);
  private static final String SIGNS = "{}[]\",:-.0123456789aeflnrstuE\\ \u00e9\u0000";

  private final Verifier verifier = new Verifier(new Rulebooks(Shelf.GAMES));

  @Test
  void aChangedExportHasAFlawOrNone() throws Exception {
    String file = Json.write(FinishedGame.attack(), ExportedGame.class);
    int[] flaws = new int[1];
    for (long seed = 0; seed < RUNS; seed++) {
      String changed = changed(file, new Random(seed));
      assertThatCode(() -> flaws[0] += flaw(changed).isPresent() ? 1 : 0)
          .as("seed %d", seed)
          .doesNotThrowAnyException();
    }
    assertThat(flaws[0]).as("changes that were found").isGreaterThan(RUNS * 9 / 10);
  }

  private Optional<Flaw> flaw(String text) {
    return switch (SubmittedGame.in(text)) {
      case SubmittedGame.Unfit(Flaw flaw) -> Optional.of(flaw);
      case SubmittedGame.Game(ExportedGame game) -> verifier.flaw(game);
    };
  }

  /** A sign is replaced, a part is left out, or a part stands there twice. */
  private static String changed(String file, Random random) {
    int at = random.nextInt(file.length());
    int end = Math.min(file.length(), at + 1 + random.nextInt(40));
    return switch (random.nextInt(4)) {
      case 0 -> file.substring(0, at) + file.substring(end);
      case 1 -> file.substring(0, end) + file.substring(at);
      default -> {
        char sign = SIGNS.charAt(random.nextInt(SIGNS.length()));
        yield file.substring(0, at) + sign + file.substring(at + 1);
      }
    };
  }
}
