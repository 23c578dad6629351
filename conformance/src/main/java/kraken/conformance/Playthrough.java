package kraken.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import kraken.jackson.Json;
import kraken.kit.Audience;
import kraken.kit.Game;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Turn;
import org.junit.jupiter.api.Test;

/**
 * Plays a whole game from a file and compares the story with it. The lines with {@code >} are what
 * was drawn and played; the rules make all other lines of them, so a change of a rule changes the
 * story. {@code -Dkraken.golden=rewrite} writes the file again from the same moves.
 */
public abstract class Playthrough<S, M, V, E> {

  private static final Path STORY = Path.of("src/test/resources/playthrough.txt");

  private final Game<S, M, V, E> game;
  private final StringBuilder story = new StringBuilder();
  private S state;

  protected Playthrough(Game<S, M, V, E> game, Setup setup) {
    this.game = game;
    this.state = game.start(setup);
  }

  /** One line of the story. */
  protected abstract String tell(Audience audience, E event);

  /** The board for the story after the sea has drawn; empty to show none. */
  protected String boardAfterTheSea(S now) {
    return "";
  }

  /** The board for the story after a move; empty to show none. */
  protected String boardAfterAMove(S now) {
    return "";
  }

  @Test
  public final void aWholeGameToldInWords() throws IOException {
    List<String> kept = Files.readAllLines(STORY);
    story.append(kept.getFirst()).append("\n\n");
    kept.stream().filter(line -> line.startsWith("> ")).forEach(this::play);
    if ("rewrite".equals(System.getProperty("kraken.golden"))) {
      Files.writeString(STORY, story);
    }
    assertThat(story).hasToString(Files.readString(STORY));
    assertThat(game.turn(state)).isInstanceOf(Turn.Over.class);
  }

  private void play(String line) {
    story.append(line).append('\n');
    Narrator<E> narrator =
        (audience, event) -> story.append("    ").append(tell(audience, event)).append('\n');
    String[] parts = line.split(" ", 3);
    if (parts[1].equals("sea")) {
      state = game.draw(state, Json.read(parts[2], Numbers.class), narrator);
      show(boardAfterTheSea(state));
    } else {
      Seat seat = Seat.of(Integer.parseInt(parts[1]));
      state = game.play(state, seat, move(parts[2]), narrator).orThrow();
      show(boardAfterAMove(state));
    }
  }

  private void show(String board) {
    if (!board.isEmpty()) {
      story.append('\n').append(board.indent(8)).append('\n');
    }
  }

  private M move(String json) {
    return Json.read(json, TypeArguments.<S, M, V, E>of(getClass(), Playthrough.class).move());
  }
}
