package kraken.games.shadow.chapters;

import java.util.stream.IntStream;
import kraken.games.shadow.crew.Ending;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.state.State;
import kraken.kit.Numbers;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Turn;

/** Who decides in each phase. */
public final class Turns {

  private static final Turn[] ONE =
      IntStream.range(0, Masks.MOST_PLAYERS)
          .mapToObj(i -> new Turn.One(Seat.of(i)))
          .toArray(Turn[]::new);

  private Turns() {}

  public static Turn of(State state) {
    return switch (state.phase()) {
      case DEALING -> new Turn.Sea(SettingUp.bounds(state.variant()));
      case BEFORE_APPOINTING, TEAM_NAMED, GUNS_SHOWN, BEFORE_DRAWING, AFTER_RITUAL ->
          together(state, true);
      case LIEUTENANT, NAVIGATOR, EMERGENCY, TOKEN, MERMAID, TELESCOPE -> ONE[state.captain()];
      case NAVIGATING -> ONE[state.round().navigator()];
      case INSTIGATED, DUEL, ARCHIVE, LOOKED, AIMING -> ONE[state.aim().actor()];
      case LOYALTY, PASSING_ON, CONVERSION, STASH -> together(state, false);
      case DRAWING -> new Turn.Sea(Navigation.bounds(state.deck(), cardsToDraw(state)));
      case REDRAWING -> new Turn.Sea(Navigation.bounds(state.deck(), Navigation.CARDS));
      case LOOKING -> new Turn.Sea(Numbers.of(state.deck().choices()));
      case FLOGGING -> new Turn.Sea(Numbers.of(2));
      case RITUAL -> new Turn.Sea(Numbers.of(state.rituals().size()));
      case OVER -> new Turn.Over(outcome(state));
    };
  }

  private static int cardsToDraw(State state) {
    return Navigation.captainsCards(state) + Navigation.lieutenantsCards(state);
  }

  private static Turn together(State state, boolean window) {
    return new Turn.Together(Masks.seats(asked(state)), Masks.seats(awaited(state)), window);
  }

  /** Who is asked in secret in this phase; nobody in others. */
  public static int asked(State state) {
    return switch (state.phase()) {
      case BEFORE_APPOINTING, TEAM_NAMED, GUNS_SHOWN, BEFORE_DRAWING, AFTER_RITUAL ->
          Windows.asked(state);
      case LOYALTY -> Loyalty.asked(state);
      case PASSING_ON -> Navigation.asked(state);
      case CONVERSION, STASH -> state.crew().aboard();
      default -> 0;
    };
  }

  static int awaited(State state) {
    return asked(state) & ~state.answers().given();
  }

  private static Outcome outcome(State state) {
    Ending ending = state.endingOrThrow();
    return new Outcome.Sides(ending.side().key(), winners(state), ending.key());
  }

  private static Seats winners(State state) {
    int winners = 0;
    for (int seat = 0; seat < state.players(); seat++) {
      boolean won = state.crew().faction(seat).side() == state.endingOrThrow().side();
      winners |= won ? Masks.bit(seat) : 0;
    }
    return Masks.seats(winners);
  }
}
