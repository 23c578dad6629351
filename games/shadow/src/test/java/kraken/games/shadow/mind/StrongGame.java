package kraken.games.shadow.mind;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import kraken.games.shadow.chapters.Scene;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.State;
import kraken.games.shadow.state.View;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.Instinct;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Setup;
import kraken.kit.Turn;
import kraken.kit.Viewer;

/** A whole game of strong bots, as everybody may look it up when it is over. */
final class StrongGame {

  private static final int FEWEST = 5;
  private static final int COUNTS = 7;
  private static final int FEWEST_ON_LONG_CHART = 7;

  private final Instinct<View, Move> mind = Scene.RULES.instincts().getLast();
  private final Chance chance;
  private final int players;
  private State state;
  private State before;

  private StrongGame(Setup setup, Chance chance) {
    this.chance = chance;
    this.players = setup.players();
    this.state = Scene.RULES.start(setup);
    this.before = state;
  }

  /** With each number of players in turn, and on both charts. */
  static View played(int number, long seed) {
    int players = FEWEST + (number % COUNTS);
    String chart = number / COUNTS % 2 == 0 ? "quick" : "long";
    return of(players, chart, (seed << 20) + number).toTheEnd();
  }

  /** With so many players; up to six have no choice of charts. */
  static StrongGame of(int players, String chart, long seed) {
    Map<String, String> options =
        players < FEWEST_ON_LONG_CHART ? Map.of() : Map.of("chart", chart);
    return new StrongGame(Setup.of(Scene.RULES, players, options), Chance.seeded(seed));
  }

  View toTheEnd() {
    while (true) {
      switch (Scene.RULES.turn(state)) {
        case Turn.Over _ -> {
          return Scene.RULES.view(state, Viewer.WATCHER);
        }
        case Turn.Sea(Numbers bounds) ->
            state = Scene.RULES.draw(state, chance.draw(bounds), Narrator.none());
        case Turn turn -> {
          talk();
          play(turn.awaited().first());
        }
      }
    }
  }

  private void talk() {
    for (int i = 0; i < players; i++) {
      Seat seat = Seat.of(i);
      mind.claim(Scene.RULES.view(state, seat), seat, chance)
          .filter(claim -> Scene.RULES.talk(state, seat).allows(claim, players))
          .ifPresent(claim -> hear(seat, claim));
    }
  }

  private void hear(Seat seat, Claim claim) {
    state = Scene.RULES.hear(state, seat, claim);
  }

  private void play(Seat seat) {
    List<Move> offered = Scene.RULES.moves(state, seat);
    before = state;
    Move move = mind.choose(Scene.RULES.view(state, seat), seat, offered, chance);
    state = Scene.RULES.play(state, seat, move, Narrator.none()).orThrow();
  }

  /** What a seat knew when the last move was made. */
  View beforeTheEnd(Seat seat) {
    return Scene.RULES.view(before, seat);
  }

  /** On which side a seat was in a round, before its ritual. */
  static Side side(View over, int seat, int round) {
    for (Deed deed : over.deeds()) {
      if (deed instanceof Deed.Converted(int when, Seat _, Seat on)
          && on.index() == seat
          && when < round) {
        return Side.CULT;
      }
    }
    return Objects.requireNonNull(over.crew().get(seat).dealt()).side();
  }
}
