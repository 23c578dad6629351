package kraken.games.shadow.mind;

import java.util.List;
import java.util.Objects;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Token;
import kraken.games.shadow.sea.Water;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;
import kraken.kit.Chance;
import kraken.kit.Seat;

/** What a captain decides: whom to appoint, search, silence, feed; and who is struck in a duel. */
final class Command {

  /** Feeding the leader loses the game, so even a small chance of it weighs much. */
  private static final double FEAR_OF_FEEDING = 5;

  private static final double NOISE = 0.08;
  private static final double LITTLE = 0.02;

  /**
   * How much the keen leader likes to give a gun to the cult; others count by how useful they are.
   */
  private static final double OWN_GIFT = 0.45;

  /** The most that chance adds to a choice which all can see, if the bot hides its side. */
  private static final double DISGUISE = 0.04;

  /** The same, as a part of what the team is worth at most. */
  private static final double MOST_OF_STAKE = 0.1;

  private static final double WIDE_DISGUISE = 0.6;

  private final Outlook outlook;
  private final Chance chance;

  Command(Outlook outlook, Chance chance) {
    this.outlook = outlook;
    this.chance = chance;
  }

  /** Appoints the most trusted player; chance hides at times whom a pirate trusts. */
  Move appoint(List<Move> offered) {
    if (outlook.isCanny()) {
      return Preference.best(offered, move -> worth(move, offered) + (disguise() * lot()), chance);
    }
    double noise = outlook.mine == Side.SAILORS ? NOISE : 2 * NOISE;
    return Preference.best(
        offered,
        move ->
            move instanceof Move.Appoint(Seat seat) ? outlook.trust(seat) + (noise * lot()) : -1,
        chance);
  }

  /** Nobody needs a disguise for the last voyage. */
  private double disguise() {
    boolean hides = outlook.mine != Side.SAILORS && outlook.prospects.endsNow() < 0.5;
    return Math.min(hides ? DISGUISE : LITTLE, MOST_OF_STAKE * outlook.venture().stake());
  }

  /** What the voyage is worth with the one appointed, and the best of the others beside him. */
  private double worth(Move move, List<Move> offered) {
    if (!(move instanceof Move.Appoint(Seat seat))) {
      return -1;
    }
    if (outlook.view.phase() != Phase.LIEUTENANT) {
      Seat lieutenant = Objects.requireNonNullElse(outlook.round().lieutenant(), outlook.me);
      return outlook.venture().with(outlook.me, lieutenant, seat);
    }
    double best = 0;
    for (Move other : offered) {
      if (other instanceof Move.Appoint(Seat navigator) && !navigator.equals(seat)) {
        best = Math.max(best, outlook.venture().with(outlook.me, seat, navigator));
      }
    }
    return best;
  }

  Move strike(List<Move> offered) {
    return Preference.best(
        offered,
        move -> move instanceof Move.Strike(Seat seat) ? -outlook.trust(seat) : -9,
        chance);
  }

  /** Who hears the mermaid or looks through the telescope. */
  Move ask(List<Move> offered) {
    double wide = outlook.isCanny() && outlook.mine != Side.SAILORS ? WIDE_DISGUISE : 0;
    return Preference.best(
        offered,
        move -> move instanceof Move.Choose(Seat seat) ? outlook.trust(seat) + (wide * lot()) : -1,
        chance);
  }

  Move token(List<Move> offered) {
    Token token =
        outlook.view.variant().chart().waters().stream()
            .filter(water -> water.hex().equals(outlook.view.track().getLast()))
            .map(Water::token)
            .findFirst()
            .orElse(Token.SEARCH);
    return Preference.best(
        offered, move -> move instanceof Move.Choose(Seat seat) ? value(token, seat) : -9, chance);
  }

  private double value(Token token, Seat seat) {
    return switch (token) {
      case SEARCH, FLOG -> doubt(seat) + (0.1 * lot());
      case TONGUE -> -outlook.trust(seat);
      case FEED -> fed(seat);
    };
  }

  private double fed(Seat seat) {
    double leader = outlook.beliefs().leads(seat);
    return outlook.mine == Side.CULT
        ? leader - outlook.beliefs().on(seat, Side.CULT)
        : -outlook.trust(seat) - (FEAR_OF_FEEDING * leader);
  }

  /** What is least known is most worth knowing. */
  private double doubt(Seat seat) {
    if (outlook.knowledge.of(seat.index()) != null) {
      return -1;
    }
    double sum = 0;
    for (Side side : Side.values()) {
      double chanceOfIt = outlook.beliefs().on(seat, side);
      sum -= chanceOfIt * Math.log(chanceOfIt + 1e-9);
    }
    return sum;
  }

  /** The leader converts a player who looks like an opponent and has guns. */
  Move convert(List<Move> offered) {
    return Preference.best(
        offered,
        move ->
            move instanceof Move.Convert(Seat seat)
                ? outlook.beliefs().on(seat, outlook.rival())
                    + (0.15 * outlook.mate(seat).guns())
                    + (0.3 * lot())
                : -1,
        chance);
  }

  /**
   * The plain leader keeps the guns for the cult; the keen one spreads them, for the guns are seen
   * by all: one at most for the cult, the others for those who hold up the side that is ahead.
   */
  Move stash(List<Move> offered) {
    return Preference.best(
        offered,
        move ->
            move instanceof Move.Stash(Seat a, Seat b, Seat c)
                ? gift(a) + gift(b) + gift(c) + lot() - (a.equals(b) || b.equals(c) ? 1 : 0)
                : -1,
        chance);
  }

  private double gift(Seat seat) {
    boolean ours = seat.equals(outlook.me) || outlook.knowledge.of(seat.index()) == Faction.CULTIST;
    if (!outlook.isCanny()) {
      return ours ? 1 : 0;
    }
    return ours ? OWN_GIFT : outlook.trust(seat);
  }

  private double lot() {
    return chance.below(1000) / 1000.0;
  }
}
