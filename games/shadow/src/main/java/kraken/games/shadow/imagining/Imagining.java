package kraken.games.shadow.imagining;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;
import kraken.games.shadow.chapters.Moves;
import kraken.games.shadow.chapters.Turns;
import kraken.games.shadow.crew.Characters;
import kraken.games.shadow.crew.Crew;
import kraken.games.shadow.crew.Mark;
import kraken.games.shadow.crew.Marks;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Deck;
import kraken.games.shadow.sea.Hand;
import kraken.games.shadow.sea.Hex;
import kraken.games.shadow.state.Aim;
import kraken.games.shadow.state.Answers;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.DrawnCards;
import kraken.games.shadow.state.History;
import kraken.games.shadow.state.Journey;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Pending;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.RitualPile;
import kraken.games.shadow.state.Round;
import kraken.games.shadow.state.State;
import kraken.games.shadow.state.Team;
import kraken.games.shadow.state.View;
import kraken.kit.Chance;
import kraken.kit.Seat;
import kraken.kit.Seats;
import org.jspecify.annotations.Nullable;

/**
 * Makes a state that fits a view: {@link Suspects} says who is what, {@link UnseenCards} where the
 * cards are, and the others may have given answers in secret. Of past rounds only what the viewer
 * knows is filled in, since nothing depends on the rest.
 */
public final class Imagining {

  private final View view;
  private final Chance chance;
  private final int own;
  private final boolean over;

  private Imagining(View view, Chance chance) {
    this.view = view;
    this.chance = chance;
    this.own = view.viewer() instanceof Seat seat ? seat.index() : Masks.NOBODY;
    this.over = view.phase() == Phase.OVER;
  }

  public static State from(View view, Chance chance) {
    return new Imagining(view, chance).state();
  }

  private State state() {
    if (view.phase() == Phase.DEALING) {
      return State.before(view.variant());
    }
    List<Round> rounds = new ArrayList<>();
    view.rounds().forEach(line -> rounds.add(round(line)));
    Aim aim = aim(Masks.orNobody(view.actor()), view.aimed(), view.tied());
    Round present = rounds.removeLast();
    State known =
        new State(
            view.variant(),
            new Pending(view.phase(), view.resume(), aim, Answers.NONE),
            Objects.requireNonNull(view.captain()).index(),
            crew(),
            new Journey(ship(), rituals(), Deck.EMPTY),
            view.effects(),
            present,
            new History(List.copyOf(rounds), view.deeds(), view.claims()),
            view.ending());
    return over ? known : answered(new UnseenCards(view, chance).dealtTo(known));
  }

  private int ship() {
    Hex last = view.track().getLast();
    int hex = 0;
    while (!view.variant().chart().waters().get(hex).hex().equals(last)) {
      hex++;
    }
    return hex;
  }

  private RitualPile rituals() {
    RitualPile rituals = RitualPile.FULL;
    for (Deed deed : view.deeds()) {
      rituals = deed instanceof Deed.Held held ? rituals.without(held.ritual()) : rituals;
    }
    return rituals;
  }

  private static Aim aim(int actor, List<Seat> chosen, Seats tied) {
    Aim aim = new Aim(actor, 0, 0, tied.bits());
    for (Seat seat : chosen) {
      aim = aim.plus(seat.index());
    }
    return aim;
  }

  /** Either officer may have passed on what the navigator found. */
  private Round round(View.Line line) {
    int keptC = Hand.codeOrNone(line.passedC());
    int keptL = Hand.codeOrNone(line.passedL());
    if (!line.heldN().isEmpty() && (keptC == Hand.NONE || keptL == Hand.NONE)) {
      int pair = Hand.of(line.heldN());
      int swap = chance.below(2);
      keptC =
          keptL != Hand.NONE
              ? Hand.without(pair, keptL)
              : keptC != Hand.NONE ? keptC : Hand.at(pair, swap);
      keptL = Hand.without(pair, keptC);
    }
    return new Round(
        team(line),
        packed(line.guns()),
        drawn(line.drewC(), keptC, hasRedrawn(line, line.captain()), line.againC()),
        drawn(line.drewL(), keptL, hasRedrawn(line, line.lieutenant()), line.againL()),
        line.foresaw(),
        Hand.codeOrNone(line.card()),
        line.end());
  }

  private static Team team(View.Line line) {
    return Team.under(line.captain().index())
        .withLieutenant(Masks.orNobody(line.lieutenant()))
        .withNavigator(Masks.orNobody(line.navigator()));
  }

  private static boolean hasRedrawn(View.Line line, @Nullable Seat seat) {
    return seat != null && line.redrew().contains(seat);
  }

  private static DrawnCards drawn(List<Card> drew, int kept, boolean again, List<Card> thrown) {
    DrawnCards cards = DrawnCards.NONE.drawing(Hand.of(drew)).keeping(kept);
    return again ? cards.throwing(Hand.of(thrown)) : cards;
  }

  private static long packed(List<Integer> guns) {
    long packed = guns.isEmpty() ? Round.NOT_ASKED : 0;
    for (int seat = 0; seat < guns.size(); seat++) {
      packed = Masks.with(packed, seat, guns.get(seat));
    }
    return packed;
  }

  private int sailed(Seat captain) {
    return (int)
        view.rounds().stream()
            .filter(line -> line.captain().equals(captain) && line.card() != null)
            .count();
  }

  private Crew crew() {
    Suspects suspects = over ? Suspects.unveiled(view) : Suspects.imagined(view, chance);
    Crew crew = Crew.NOBODY.with(suspects.factions()).with(characters()).with(marks());
    for (int seat = 0; seat < view.crew().size(); seat++) {
      View.Mate mate = view.crew().get(seat);
      Side not = mate.not();
      crew = crew.withGuns(seat, mate.guns()).withCardsSailed(seat, sailed(Seat.of(seat)));
      crew = not == null ? crew : crew.flogged(seat, not);
    }
    return crew;
  }

  private Marks marks() {
    return Marks.NONE
        .with(Mark.ABOARD, mask(View.Mate::aboard))
        .with(Mark.SEARCHED, searched())
        .with(Mark.SILENCED, mask(mate -> !mate.tongue()))
        .with(Mark.OFF_DUTY, mask(View.Mate::offDuty));
  }

  private int mask(Predicate<View.Mate> holds) {
    int mask = 0;
    for (int seat = 0; seat < view.crew().size(); seat++) {
      mask |= holds.test(view.crew().get(seat)) ? Masks.bit(seat) : 0;
    }
    return mask;
  }

  private int searched() {
    int searched = 0;
    for (Deed deed : view.deeds()) {
      searched |= deed instanceof Deed.Searched one ? Masks.bit(one.on().index()) : 0;
    }
    return searched;
  }

  /** Characters that nobody has seen yet, dealt to those who have one face down. */
  private Characters characters() {
    List<Persona> unseen = new ArrayList<>(view.variant().characters());
    view.crew().forEach(mate -> unseen.remove(mate.character()));
    Characters characters = Characters.NONE;
    for (int seat = 0; seat < view.crew().size(); seat++) {
      View.Mate mate = view.crew().get(seat);
      @Nullable Persona persona = mate.character();
      if (persona == null && mate.faceDown()) {
        persona = unseen.remove(chance.below(unseen.size()));
      }
      characters = persona == null ? characters : dealt(characters, seat, persona, mate);
    }
    return characters;
  }

  private static Characters dealt(Characters others, int seat, Persona persona, View.Mate mate) {
    Characters dealt = others.dealt(seat, persona);
    Characters known = mate.seen() ? dealt.revealed(seat) : dealt;
    return mate.faceDown() ? known.turnedDown(Masks.bit(seat)) : known;
  }

  /** With answers that the viewer has given, and others may have. */
  private State answered(State state) {
    int asked = Turns.asked(state);
    View.Own mine = view.own();
    if (asked == 0) {
      return state;
    }
    boolean answered = mine != null && mine.answered();
    State next = state;
    for (int left = given(asked, answered); left != 0; left &= left - 1) {
      int seat = Masks.first(left);
      next = seat == own ? next : othersAnswer(next, seat);
    }
    return mine != null && answered ? ownAnswer(next, mine) : next;
  }

  /** The viewer if it has answered, and some of the others. Never all: the turn is not over. */
  private int given(int asked, boolean answered) {
    int mine = own == Masks.NOBODY ? 0 : asked & Masks.bit(own);
    int others = asked & ~mine;
    int given = others & chance.below(1 << Masks.MOST_PLAYERS);
    if (mine != 0 && !answered) {
      return given;
    }
    int undecided = others;
    for (int skip = chance.below(Integer.bitCount(others)); skip > 0; skip--) {
      undecided &= undecided - 1;
    }
    return (given & ~Integer.lowestOneBit(undecided)) | mine;
  }

  private State ownAnswer(State state, View.Own mine) {
    Answers answers = state.answers().by(own);
    return switch (state.phase()) {
      case LOYALTY -> state.with(answers.committed(own, mine.committed()));
      case CONVERSION, STASH ->
          mine.chosen().isEmpty()
              ? state.with(answers)
              : state.with(answers.choosing(own, aim(own, mine.chosen(), Seats.NONE)));
      default -> state.with(answers);
    };
  }

  private State othersAnswer(State state, int seat) {
    Answers answers = state.answers().by(seat);
    List<Move> moves = Moves.of(state, seat);
    Move move = moves.get(chance.below(moves.size()));
    return switch (move) {
      case Move.Commit(int guns) -> state.with(answers.committed(seat, guns));
      case Move.PassOn(Card card) -> {
        Round round = state.round();
        DrawnCards kept = round.drawnBy(seat).keeping(Hand.code(card));
        yield state.with(answers).with(round.with(seat, kept));
      }
      case Move.Convert(Seat on) ->
          state.with(answers.choosing(seat, Aim.by(seat).plus(on.index())));
      case Move.Stash(Seat first, Seat second, Seat third) ->
          state.with(answers.choosing(seat, aim(seat, List.of(first, second, third), Seats.NONE)));
      default -> state.with(answers);
    };
  }
}
