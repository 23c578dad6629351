package kraken.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import kraken.bots.Level;
import kraken.bots.Match;
import kraken.jackson.Json;
import kraken.json.GameTypes;
import kraken.json.OmitNull;
import kraken.kit.Game;
import kraken.kit.Numbers;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * A whole game, for programs: a line of a file.
 *
 * @param number the number of the game in its experiment
 * @param bots the levels, in the order of the seats
 * @param winners their seats
 * @param steps all that happened, in order
 */
public record GameRecord(
    String game,
    int players,
    SortedMap<String, String> options,
    long seed,
    long number,
    List<String> bots,
    String ending,
    List<Integer> winners,
    List<Step> steps) {

  public GameRecord {
    bots = List.copyOf(bots);
    winners = List.copyOf(winners);
    steps = List.copyOf(steps);
  }

  /** A move of a seat, or the numbers that the sea has drawn. */
  @OmitNull
  public record Step(
      @Nullable Integer seat, @Nullable JsonNode move, @Nullable List<Integer> drawn) {}

  /** Writes down the steps of one game. */
  static final class Recorder<S, M> implements Match.Observer<S, M> {

    private final Class<M> type;
    private final List<Step> steps = new ArrayList<>();

    Recorder(Game<S, M, ?, ?> game) {
      this.type = GameTypes.of(game).move();
    }

    @Override
    public void played(Seat seat, M move, S after) {
      steps.add(new Step(seat.index(), Json.read(Json.write(move, type), JsonNode.class), null));
    }

    @Override
    public void drawn(Numbers numbers, S after) {
      List<Integer> drawn = new ArrayList<>();
      for (int i = 0; i < numbers.count(); i++) {
        drawn.add(numbers.at(i));
      }
      steps.add(new Step(null, null, drawn));
    }

    GameRecord record(Experiment experiment, long number, Outcome outcome) {
      List<Integer> winners = new ArrayList<>();
      outcome.winners().forEach(seat -> winners.add(seat.index()));
      return new GameRecord(
          experiment.game().about().id(),
          experiment.setup().players(),
          experiment.setup().settings().values(),
          experiment.seed(),
          number,
          experiment.lineUp(number).stream().map(Level::word).toList(),
          outcome.ending(),
          winners,
          steps);
    }
  }
}
