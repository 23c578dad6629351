package kraken.games.attack.imagining;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import kraken.games.attack.state.Area;
import kraken.games.attack.state.Card;
import kraken.games.attack.state.Face;
import kraken.games.attack.state.Hand;
import kraken.games.attack.state.Lane;
import kraken.games.attack.state.Pawns;
import kraken.games.attack.state.Pile;
import kraken.games.attack.state.Pirate;
import kraken.games.attack.state.Roll;
import kraken.games.attack.state.ShipBoard;
import kraken.games.attack.state.Space;
import kraken.games.attack.state.State;
import kraken.games.attack.state.View;
import kraken.kit.Chance;
import kraken.kit.Numbers;
import kraken.kit.Shuffle;
import org.jspecify.annotations.Nullable;

/** Makes a state that fits a view: the unknown cards lie in a random order that fits. */
public final class Imagining {

  private Imagining() {}

  public static State from(View view, Chance chance) {
    List<Hand> hands = new ArrayList<>();
    for (View.HandView hand : view.hands()) {
      hands.add(new Hand(hand.seat(), pirates(hand), pile(hand, chance)));
    }
    return new State(
        view.variant(),
        view.phase(),
        view.turn(),
        view.first(),
        board(view),
        view.kraken(),
        roll(view),
        pawns(view),
        List.copyOf(hands));
  }

  private static List<Pirate> pirates(View.HandView hand) {
    List<Pirate> pirates = new ArrayList<>();
    for (View.PawnView pawn : hand.pirates()) {
      pirates.add(pawn.pirate());
    }
    return List.copyOf(pirates);
  }

  private static Pile pile(View.HandView hand, Chance chance) {
    List<Card> cards = new ArrayList<>();
    for (View.CardView shown : hand.shown()) {
      cards.add(shown.card());
    }
    cards.addAll(ordered(hand.unknown(), hand.topPirate(), chance));
    cards.addAll(hand.known());
    return new Pile(List.copyOf(cards), hand.unknown().size());
  }

  /** One of the orders with the right pirate on top, each as likely as the others. */
  private static List<Card> ordered(List<Card> unknown, @Nullable Pirate topPirate, Chance chance) {
    if (unknown.isEmpty()) {
      return unknown;
    }
    List<Card> tops = new ArrayList<>();
    for (Card card : unknown) {
      if (card.pirate() == topPirate) {
        tops.add(card);
      }
    }
    Card top = tops.get(chance.below(tops.size()));
    List<Card> others = new ArrayList<>(unknown);
    others.remove(top);
    Card[] mixed = others.toArray(Card[]::new);
    Shuffle.apply(mixed, chance);
    List<Card> ordered = new ArrayList<>(unknown.size());
    ordered.add(top);
    ordered.addAll(Arrays.asList(mixed));
    return ordered;
  }

  private static ShipBoard board(View view) {
    ShipBoard board = ShipBoard.CALM;
    for (View.LaneView seen : view.lanes()) {
      Lane lane = seen.lane();
      board = board.with(lane, seen.figure());
      board = seen.kraken() ? board.withKraken(lane) : board;
      board = seen.rail() ? board : board.withoutRail(lane);
      for (Space space : seen.whirlpools()) {
        board = board.withWhirlpool(lane, space);
      }
    }
    for (Area area : Area.values()) {
      for (int i = 0; i < view.holes().get(area.ordinal()); i++) {
        board = board.withHoleIn(area);
      }
    }
    return board;
  }

  private static Roll roll(View view) {
    List<Face> faces = new ArrayList<>(view.redDice());
    faces.addAll(view.purpleDice());
    int[] numbers = new int[faces.size()];
    for (int i = 0; i < numbers.length; i++) {
      numbers[i] = faces.get(i).ordinal();
    }
    return new Roll(Numbers.of(numbers), view.redDice().size());
  }

  private static Pawns pawns(View view) {
    Pawns pawns = Pawns.ASHORE;
    for (View.HandView hand : view.hands()) {
      for (View.PawnView pawn : hand.pirates()) {
        @Nullable Area area = pawn.area();
        pawns = area == null ? pawns : pawns.with(pawn.pirate(), area);
      }
    }
    return pawns;
  }
}
