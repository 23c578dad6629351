package kraken.games.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import kraken.json.Json;
import kraken.kit.Audience;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Turn;
import org.junit.jupiter.api.Test;

/**
 * A full game that is kept and read by people. The lines with {@code >} are what was drawn and
 * played; all else follows from them by the rules, so a change of any rule shows here as a changed
 * story. {@code -Dkraken.golden=rewrite} writes the story anew from the same moves.
 */
class PlaythroughTest {

  private static final Path STORY = Path.of("src/test/resources/playthrough.txt");
  private static final Rules RULES = new Rules();
  private static final Setup SETUP = Setup.of(RULES, 7, Map.of("chart", "long"));

  private final StringBuilder told = new StringBuilder();
  private State state = RULES.start(SETUP);

  @Test
  void aWholeGameToldInWords() throws IOException {
    List<String> kept = Files.readAllLines(STORY);
    told.append(kept.getFirst()).append("\n\n");
    kept.stream().filter(line -> line.startsWith("> ")).forEach(this::play);
    if ("rewrite".equals(System.getProperty("kraken.golden"))) {
      Files.writeString(STORY, told);
    }
    assertThat(told).hasToString(Files.readString(STORY));
    assertThat(RULES.turn(state)).isInstanceOf(Turn.Over.class);
  }

  private void play(String line) {
    told.append(line).append('\n');
    Narrator<Event> narrator =
        (audience, event) ->
            told.append("    ").append(whispers(audience)).append(Teller.tell(event)).append('\n');
    String[] parts = line.split(" ", 3);
    if (parts[1].equals("sea")) {
      state = RULES.draw(state, Json.read(parts[2], Numbers.class), narrator);
    } else {
      Seat seat = Seat.of(Integer.parseInt(parts[1]));
      Move move = Json.read(parts[2], Move.class);
      state = RULES.play(state, seat, move, narrator).orThrow();
    }
  }

  private static String whispers(Audience audience) {
    return audience.watchers() ? "" : "(" + audience.seats() + ") ";
  }
}
