package kraken.games.shadow;

import java.util.List;
import java.util.Objects;
import kraken.kit.Audience;
import kraken.kit.Narrator;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Viewer;
import org.jspecify.annotations.Nullable;

/**
 * The whole truth of a game, a value.
 *
 * @param resume the phase that goes on after this one, where a character came between
 * @param captain who is captain now; after a drunken night not the one who sailed this round
 * @param ship the number of the hex
 * @param rituals how many are left of each, two bits each
 * @param past the rounds before this one
 */
public record State(
    Variant variant,
    Phase phase,
    @Nullable Phase resume,
    int captain,
    Crew crew,
    int ship,
    int rituals,
    Deck deck,
    Effects effects,
    Aim aim,
    Answers answers,
    Round round,
    List<Round> past,
    List<Deed> deeds,
    List<View.Claimed> claims,
    @Nullable Ending ending) {

  static State before(Variant variant) {
    int all = Masks.bit(variant.players()) - 1;
    Crew crew = new Crew(0, 0, 0, 0, all, 0, 0, 0, 0, 0, 0, 0);
    for (int seat = 0; seat < variant.players(); seat++) {
      crew = crew.withGuns(seat, Crews.GUNS);
    }
    return new State(
        variant,
        Phase.DEALING,
        null,
        0,
        crew,
        Chart.START,
        Rituals.ALL,
        Deck.of(variant.chart()),
        Effects.NONE,
        Aim.NONE,
        Answers.NONE,
        Round.of(0),
        List.of(),
        List.of(),
        List.of(),
        null);
  }

  int players() {
    return variant.players();
  }

  /** Rounds are counted from 1. */
  int number() {
    return past.size() + 1;
  }

  /** The phase, or the one that goes on after it where something came between. */
  Phase course() {
    return resume == null ? phase : resume;
  }

  /** All aboard but one. */
  int othersAboard(int than) {
    return crew.aboard() & ~Masks.bit(than);
  }

  /** The guns that lie before the seat and not in its open hand. */
  int spareGuns(int seat) {
    int guns = crew.gunsOf(seat);
    boolean handOpen = Loyalty.handsAreOpen(course()) && !Masks.has(effects.calmed().bits(), seat);
    return handOpen ? guns - round.shownBy(seat) : guns;
  }

  Ending endingOrThrow() {
    return Objects.requireNonNull(ending, "the game is not over");
  }

  State in(Phase next) {
    return new State(
        variant, next, resume, captain, crew, ship, rituals, deck, effects, aim, answers, round,
        past, deeds, claims, ending);
  }

  /** Somebody else decides; then this phase goes on. */
  State suspended(Phase next, Aim by) {
    return new State(
        variant, next, phase, captain, crew, ship, rituals, deck, effects, by, answers, round, past,
        deeds, claims, ending);
  }

  /** Nobody decides out of order any more. */
  State resumed() {
    return new State(
        variant, course(), null, captain, crew, ship, rituals, deck, effects, Aim.NONE, answers,
        round, past, deeds, claims, ending);
  }

  State with(Crew next) {
    return new State(
        variant, phase, resume, captain, next, ship, rituals, deck, effects, aim, answers, round,
        past, deeds, claims, ending);
  }

  State with(Deck next) {
    return new State(
        variant, phase, resume, captain, crew, ship, rituals, next, effects, aim, answers, round,
        past, deeds, claims, ending);
  }

  State with(Effects next) {
    return new State(
        variant, phase, resume, captain, crew, ship, rituals, deck, next, aim, answers, round, past,
        deeds, claims, ending);
  }

  State with(Aim next) {
    return new State(
        variant, phase, resume, captain, crew, ship, rituals, deck, effects, next, answers, round,
        past, deeds, claims, ending);
  }

  State with(Answers next) {
    return new State(
        variant, phase, resume, captain, crew, ship, rituals, deck, effects, aim, next, round, past,
        deeds, claims, ending);
  }

  State with(Round next) {
    return new State(
        variant, phase, resume, captain, crew, ship, rituals, deck, effects, aim, answers, next,
        past, deeds, claims, ending);
  }

  State at(int hex) {
    return new State(
        variant, phase, resume, captain, crew, hex, rituals, deck, effects, aim, answers, round,
        past, deeds, claims, ending);
  }

  State withRituals(int left) {
    return new State(
        variant, phase, resume, captain, crew, ship, left, deck, effects, aim, answers, round, past,
        deeds, claims, ending);
  }

  State under(int newCaptain) {
    return new State(
        variant,
        phase,
        resume,
        newCaptain,
        crew,
        ship,
        rituals,
        deck,
        effects,
        aim,
        answers,
        round,
        past,
        deeds,
        claims,
        ending);
  }

  /** This round is over and the next begins. */
  State turnedOver(RoundEnd end, Round next) {
    return new State(
        variant,
        phase,
        resume,
        captain,
        crew,
        ship,
        rituals,
        deck,
        effects,
        aim,
        answers,
        next,
        Chronicle.plus(past, round.ended(end)),
        deeds,
        claims,
        ending);
  }

  State claimed(View.Claimed claim) {
    return new State(
        variant,
        phase,
        resume,
        captain,
        crew,
        ship,
        rituals,
        deck,
        effects,
        aim,
        answers,
        round,
        past,
        deeds,
        Chronicle.plus(claims, claim),
        ending);
  }

  /** Of the cards only what the rounds tell is kept: there is nothing left to play with. */
  State over(Ending how, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.Ended(how));
    return new State(
        variant,
        Phase.OVER,
        null,
        captain,
        crew,
        ship,
        rituals,
        new Deck(0, 0, Hand.NONE, 0, null),
        Effects.NONE,
        Aim.NONE,
        Answers.NONE,
        round.ended(RoundEnd.SAILED),
        past,
        deeds,
        claims,
        how);
  }

  /** Keeps the deed, and tells each viewer as much of it as is theirs to know. */
  State done(Deed deed, Narrator<? super Event> narrator) {
    if (narrator.listens()) {
      tell(deed, narrator);
    }
    return new State(
        variant,
        phase,
        resume,
        captain,
        crew,
        ship,
        rituals,
        deck,
        effects,
        aim,
        answers,
        round,
        past,
        Chronicle.plus(deeds, deed),
        claims,
        ending);
  }

  private void tell(Deed deed, Narrator<? super Event> narrator) {
    Deed open = deed.seenBy(Viewer.WATCHER);
    Seats privy = Seats.NONE;
    for (Seat seat : Seats.all(players())) {
      privy = deed.equals(deed.seenBy(seat)) ? privy.with(seat) : privy;
    }
    if (deed.equals(open)) {
      narrator.tellAll(new Event.Done(deed));
      return;
    }
    narrator.tell(Audience.only(privy), new Event.Done(deed));
    if (open != null) {
      int others = Seats.all(Seat.MOST).bits() & ~privy.bits();
      narrator.tell(new Audience(new Seats(others), true), new Event.Done(open));
    }
  }
}
