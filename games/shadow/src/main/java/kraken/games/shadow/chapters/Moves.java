package kraken.games.shadow.chapters;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;
import kraken.games.shadow.crew.Crew;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Hand;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.Refusals;
import kraken.games.shadow.state.Round;
import kraken.games.shadow.state.State;
import kraken.kit.Refusal;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/**
 * Which moves the rules allow now. The list holds each move of the phase that {@link #refusal} lets
 * pass, so the two cannot disagree.
 */
public final class Moves {

  private static final int MOST_GUNS = 31;

  private static final Move REVEAL = new Move.Reveal();
  private static final List<Move> PASS = List.of(new Move.Pass());
  private static final List<Move> PASS_OR_REVEAL = List.of(new Move.Pass(), REVEAL);
  private static final List<Move> REVEAL_ONLY = List.of(REVEAL);
  private static final List<Move> CHOOSE = eachSeat(Move.Choose::new);
  private static final List<Move> APPOINT = eachSeat(Move.Appoint::new);
  private static final List<Move> STRIKE = eachSeat(Move.Strike::new);
  private static final List<Move> CONVERT = eachSeat(Move.Convert::new);
  private static final List<Move> COMMIT =
      IntStream.rangeClosed(0, MOST_GUNS).<Move>mapToObj(Move.Commit::new).toList();
  private static final List<Move> DECIDE_GUNS = List.of(new Move.AddGuns(), new Move.KeepGuns());
  private static final List<Move> DECIDE_CARDS =
      List.of(new Move.DrawAgain(), new Move.KeepCards());
  private static final List<Move> PASS_ON = eachCard(Move.PassOn::new);
  private static final List<Move> SAIL = eachCard(Move.Sail::new);
  private static final Move REFUSE = new Move.Refuse();
  private static final List<Move> DECIDE_TOP = List.of(new Move.Leave(), new Move.Throw());
  private static final List<Move> CLOSE_EYES = List.of(new Move.CloseEyes());
  private static final List<Move> STASH = stashes();

  private Moves() {}

  private static List<Move> eachSeat(Function<Seat, Move> move) {
    return IntStream.range(0, Masks.MOST_PLAYERS).mapToObj(Seat::of).map(move).toList();
  }

  private static List<Move> eachCard(Function<Card, Move> move) {
    return Arrays.stream(Card.values()).map(move).toList();
  }

  private static List<Move> stashes() {
    List<Move> stashes = new ArrayList<>();
    for (int a = 0; a < Masks.MOST_PLAYERS; a++) {
      for (int b = a; b < Masks.MOST_PLAYERS; b++) {
        for (int c = b; c < Masks.MOST_PLAYERS; c++) {
          stashes.add(new Move.Stash(Seat.of(a), Seat.of(b), Seat.of(c)));
        }
      }
    }
    return List.copyOf(stashes);
  }

  public static List<Move> of(State state, int seat) {
    Phase phase = state.phase();
    if (phase.isCaptains()) {
      return captains(state, seat);
    }
    boolean decides = decides(state, seat);
    if (!decides) {
      return List.of();
    }
    return switch (phase) {
      case BEFORE_APPOINTING, TEAM_NAMED, GUNS_SHOWN, BEFORE_DRAWING, AFTER_RITUAL ->
          Powers.canReveal(state, seat) ? PASS_OR_REVEAL : PASS;
      case LOYALTY -> COMMIT.subList(Loyalty.fewest(state, seat), Loyalty.most(state, seat) + 1);
      case INSTIGATED -> DECIDE_GUNS;
      case DUEL -> among(STRIKE, state.aim().tied());
      case ARCHIVE -> DECIDE_CARDS;
      case PASSING_ON -> held(PASS_ON, Navigation.handOf(state, seat));
      case NAVIGATING -> navigators(state);
      case LOOKED -> DECIDE_TOP;
      case AIMING -> among(CHOOSE, Powers.targets(state));
      case CONVERSION ->
          Rituals.leads(state, seat) ? among(CONVERT, Rituals.candidates(state, seat)) : CLOSE_EYES;
      case STASH -> Rituals.leads(state, seat) ? stashes(state) : CLOSE_EYES;
      default -> List.of();
    };
  }

  /** The captain's choices; others may come between with a character. */
  private static List<Move> captains(State state, int seat) {
    boolean reveals = Powers.canReveal(state, seat);
    if (seat != state.captain()) {
      return reveals ? REVEAL_ONLY : List.of();
    }
    List<Move> choices = among(namesTeam(state.phase()) ? APPOINT : CHOOSE, choices(state));
    if (reveals) {
      choices.add(REVEAL);
    }
    return choices;
  }

  private static boolean namesTeam(Phase phase) {
    return phase == Phase.LIEUTENANT || phase == Phase.NAVIGATOR || phase == Phase.EMERGENCY;
  }

  /** Whom the captain may choose. */
  private static int choices(State state) {
    return switch (state.phase()) {
      case LIEUTENANT, NAVIGATOR -> Appointing.candidates(state);
      case EMERGENCY -> Navigation.rescuers(state);
      default -> state.othersAboard(state.captain());
    };
  }

  private static List<Move> among(List<Move> bySeat, int mask) {
    List<Move> moves = new ArrayList<>(Integer.bitCount(mask) + 1);
    for (int left = mask; left != 0; left &= left - 1) {
      moves.add(bySeat.get(Masks.first(left)));
    }
    return moves;
  }

  private static List<Move> held(List<Move> byCard, int hand) {
    List<Move> moves = new ArrayList<>(Navigation.CARDS + 1);
    for (int code = 1; code <= Card.KINDS; code++) {
      if (Hand.contains(hand, code)) {
        moves.add(byCard.get(code - 1));
      }
    }
    return moves;
  }

  private static List<Move> navigators(State state) {
    Round round = state.round();
    List<Move> moves = held(SAIL, round.logbook());
    if (round.navigator() != state.captain()) {
      moves.add(REFUSE);
    }
    return moves;
  }

  private static List<Move> stashes(State state) {
    List<Move> moves = new ArrayList<>();
    for (Move move : STASH) {
      if (stashRefusal(state, (Move.Stash) move) == null) {
        moves.add(move);
      }
    }
    return moves;
  }

  /** Whether an answer of this seat is due. */
  private static boolean decides(State state, int seat) {
    return switch (state.phase()) {
      case NAVIGATING -> seat == state.round().navigator();
      case INSTIGATED, DUEL, ARCHIVE, LOOKED, AIMING -> seat == state.aim().actor();
      default -> Masks.has(Turns.awaited(state), seat);
    };
  }

  /** Why the move is not allowed, or null where it is. */
  public static @Nullable Refusal refusal(State state, int seat, Move move) {
    Phase phase = state.phase();
    if (phase == Phase.OVER) {
      return Refusal.Always.GAME_OVER;
    }
    if (seat >= state.players()) {
      return Refusal.Always.NOT_YOUR_TURN;
    }
    boolean captains = phase.isCaptains();
    if (move instanceof Move.Reveal && captains) {
      return revealRefusal(state, seat);
    }
    if (Masks.has(Turns.asked(state) & state.answers().given(), seat)) {
      return Refusals.ANSWERED_ALREADY;
    }
    boolean due = captains ? seat == state.captain() : decides(state, seat);
    return due ? due(state, seat, move) : Refusal.Always.NOT_YOUR_TURN;
  }

  /** A move of the right seat. */
  private static @Nullable Refusal due(State state, int seat, Move move) {
    Phase phase = state.phase();
    return switch (move) {
      case Move.Pass() -> dueIf(phase.isWindow());
      case Move.Reveal() -> phase.isWindow() ? revealRefusal(state, seat) : Refusals.NOT_NOW;
      case Move.Choose(Seat on) -> chooseRefusal(state, on.index());
      case Move.Appoint(Seat whom) ->
          namesTeam(phase)
              ? unless(choices(state), whom, Refusals.CANNOT_BE_APPOINTED)
              : Refusals.NOT_NOW;
      case Move.Commit(int guns) ->
          phase == Phase.LOYALTY ? gunsRefusal(state, seat, guns) : Refusals.NOT_NOW;
      case Move.AddGuns(), Move.KeepGuns() -> dueIf(phase == Phase.INSTIGATED);
      case Move.Strike(Seat out) ->
          phase == Phase.DUEL
              ? unless(state.aim().tied(), out, Refusals.NOT_TIED)
              : Refusals.NOT_NOW;
      case Move.DrawAgain(), Move.KeepCards() -> dueIf(phase == Phase.ARCHIVE);
      case Move.PassOn(Card card) ->
          phase == Phase.PASSING_ON
              ? unlessHeld(Navigation.handOf(state, seat), card)
              : Refusals.NOT_NOW;
      case Move.Sail(Card card) ->
          phase == Phase.NAVIGATING ? unlessHeld(state.round().logbook(), card) : Refusals.NOT_NOW;
      case Move.Refuse() -> phase == Phase.NAVIGATING ? jumpRefusal(state) : Refusals.NOT_NOW;
      case Move.Leave(), Move.Throw() -> dueIf(phase == Phase.LOOKED);
      case Move.CloseEyes(), Move.Convert _, Move.Stash _ -> ritualRefusal(state, seat, move);
    };
  }

  private static @Nullable Refusal dueIf(boolean due) {
    return due ? null : Refusals.NOT_NOW;
  }

  private static @Nullable Refusal unless(int mask, Seat seat, Refusal otherwise) {
    return Masks.has(mask, seat.index()) ? null : otherwise;
  }

  private static @Nullable Refusal unlessHeld(int hand, Card card) {
    return Hand.contains(hand, Hand.code(card)) ? null : Refusals.CARD_NOT_HELD;
  }

  private static @Nullable Refusal revealRefusal(State state, int seat) {
    if (!Masks.has(Windows.asked(state), seat)) {
      return Refusals.NO_CHARACTER;
    }
    return Powers.canReveal(state, seat) ? null : Refusals.CHARACTER_OF_NO_USE_NOW;
  }

  private static @Nullable Refusal chooseRefusal(State state, int on) {
    return switch (state.phase()) {
      case AIMING -> Masks.has(Powers.targets(state), on) ? null : Refusals.NOT_THAT_PLAYER;
      case TOKEN, MERMAID, TELESCOPE ->
          Masks.has(choices(state), on) ? null : Refusals.NOT_THAT_PLAYER;
      default -> Refusals.NOT_NOW;
    };
  }

  private static @Nullable Refusal gunsRefusal(State state, int seat, int guns) {
    boolean can = Loyalty.fewest(state, seat) <= guns && guns <= Loyalty.most(state, seat);
    return can ? null : Refusals.NOT_SO_MANY_GUNS;
  }

  private static @Nullable Refusal jumpRefusal(State state) {
    return state.round().navigator() == state.captain() ? Refusals.CAPTAIN_STAYS : null;
  }

  private static @Nullable Refusal ritualRefusal(State state, int seat, Move move) {
    Phase phase = state.phase();
    if (phase != Phase.CONVERSION && phase != Phase.STASH) {
      return Refusals.NOT_NOW;
    }
    boolean leads = Rituals.leads(state, seat);
    return switch (move) {
      case Move.CloseEyes() -> leads ? Refusals.LEADER_MUST_CHOOSE : null;
      case Move.Convert(Seat on) when leads && phase == Phase.CONVERSION ->
          unless(Rituals.candidates(state, seat), on, Refusals.NOT_CONVERTIBLE);
      case Move.Stash stash when leads && phase == Phase.STASH -> stashRefusal(state, stash);
      default -> leads ? Refusals.NOT_NOW : Refusals.ONLY_THE_LEADER;
    };
  }

  private static @Nullable Refusal stashRefusal(State state, Move.Stash stash) {
    int first = stash.first().index();
    int second = stash.second().index();
    int third = stash.third().index();
    boolean inOrder = first <= second && second <= third;
    Crew crew = state.crew();
    boolean aboard = crew.isAboard(first) && crew.isAboard(second) && crew.isAboard(third);
    return inOrder && aboard ? null : Refusals.NOT_THAT_PLAYER;
  }
}
