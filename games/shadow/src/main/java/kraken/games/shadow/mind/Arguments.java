package kraken.games.shadow.mind;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.Reputation;
import kraken.games.shadow.state.View;
import kraken.kit.Argument;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/**
 * Says why a move is advised: what its seat takes those for whom it is about, and what they did.
 */
final class Arguments {

  /** How many percent speak for the same side; what a player is known to be; the course. */
  static final List<String> SUBJECTS =
      List.of(
          "side",
          "sailor",
          "pirate",
          "leader",
          "cultist",
          "red",
          "blue",
          "doubted",
          "trusted",
          "unsuspected",
          "course");

  /** Beside what the seat takes the player for. */
  private static final int MOST_SEEN = 2;

  /** Before that nobody has had a reason to say a word. */
  private static final int SOME_ROUNDS = 2;

  private final Outlook outlook;

  Arguments(Outlook outlook) {
    this.outlook = outlook;
  }

  List<Argument> of(Move move) {
    return switch (move) {
      case Move.Appoint(Seat on) -> about(on, true);
      case Move.Strike(Seat on) -> about(on, false);
      case Move.Choose(Seat on) -> ofChoice(on);
      case Move.Commit(int guns) -> ofTheTeam(guns == 0);
      case Move.PassOn(Card card) -> ofTheCourse(card);
      case Move.Sail(Card card) -> ofTheCourse(card);
      case Move.Pass _,
          Move.Reveal _,
          Move.AddGuns _,
          Move.KeepGuns _,
          Move.DrawAgain _,
          Move.KeepCards _,
          Move.Refuse _,
          Move.Leave _,
          Move.Throw _,
          Move.CloseEyes _,
          Move.Convert _,
          Move.Stash _ ->
          List.of();
    };
  }

  /** A token is for somebody whom one does not trust, a card that asks is for a friend. */
  private List<Argument> ofChoice(Seat on) {
    Phase phase = outlook.view.phase();
    boolean asks = phase == Phase.MERMAID || phase == Phase.TELESCOPE;
    return asks || phase == Phase.TOKEN ? about(on, asks) : List.of();
  }

  /** Guns are for the one whom the seat trusts least, and none for the one whom it trusts most. */
  private List<Argument> ofTheTeam(boolean friendly) {
    View.Line round = outlook.round();
    Comparator<Seat> byTrust = Comparator.comparingDouble(this::friendship);
    return Stream.<@Nullable Seat>of(round.navigator(), round.lieutenant(), round.captain())
        .filter(Objects::nonNull)
        .filter(seat -> !seat.equals(outlook.me))
        .max(friendly ? byTrust : byTrust.reversed())
        .map(seat -> about(seat, friendly))
        .orElse(List.of());
  }

  private List<Argument> ofTheCourse(Card card) {
    double gain =
        outlook.prospects.after(card.colour(), outlook.mine) - outlook.prospects.now(outlook.mine);
    return List.of(new Argument("course", gain >= 0, null, 0));
  }

  private double friendship(Seat seat) {
    return outlook.beliefs().on(seat, outlook.mine);
  }

  /**
   * What is to be said of a player.
   *
   * @param friendly whether the move is one for friends
   */
  private List<Argument> about(Seat on, boolean friendly) {
    if (on.equals(outlook.me)) {
      return List.of();
    }
    List<Argument> arguments = new ArrayList<>();
    Faction known = outlook.knowledge.of(on.index());
    int percent = (int) Math.round(100 * friendship(on));
    arguments.add(
        known == null
            ? new Argument("side", percent >= 50 == friendly, on, percent)
            : new Argument(known.key(), (known.side() == outlook.mine) == friendly, on, 0));
    seen(on, friendly).stream().limit(MOST_SEEN).forEach(arguments::add);
    return arguments;
  }

  /** The cult gains nothing by a colour, so it says nothing of them. */
  private List<Argument> seen(Seat on, boolean friendly) {
    Reputation seen = Reputation.of(outlook.view, on);
    boolean cult = outlook.mine == Side.CULT;
    boolean redFits = (outlook.mine == Side.PIRATES) == friendly;
    boolean isNew = outlook.view.rounds().size() <= SOME_ROUNDS;
    return Stream.of(
            new Argument("red", redFits, on, cult ? 0 : seen.red()),
            new Argument("blue", !redFits, on, cult ? 0 : seen.blue()),
            new Argument("doubted", !friendly, on, seen.doubters()),
            new Argument("trusted", friendly, on, seen.friends()),
            new Argument("unsuspected", friendly, on, isNew || seen.doubters() > 0 ? 0 : 1))
        .filter(argument -> argument.number() > 0)
        .toList();
  }
}
