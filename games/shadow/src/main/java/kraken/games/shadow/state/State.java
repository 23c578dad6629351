package kraken.games.shadow.state;

import java.util.List;
import java.util.Objects;
import kraken.games.shadow.crew.Crew;
import kraken.games.shadow.crew.Ending;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.sea.Deck;
import kraken.kit.Audience;
import kraken.kit.Narrator;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Viewer;
import org.jspecify.annotations.Nullable;

/**
 * The whole truth of a game, a value.
 *
 * @param captain who is captain now; after a drunken night not the one who sailed this round
 */
public record State(
    Variant variant,
    Pending pending,
    int captain,
    Crew crew,
    Journey journey,
    Effects effects,
    Round round,
    History history,
    @Nullable Ending ending) {

  public static State before(Variant variant) {
    return new State(
        variant,
        Pending.DEALING,
        0,
        Crew.of(variant.players()),
        Journey.on(variant.chart()),
        Effects.NONE,
        Round.under(0),
        History.NONE,
        null);
  }

  public int players() {
    return variant.players();
  }

  public Phase phase() {
    return pending.phase();
  }

  public @Nullable Phase resume() {
    return pending.resume();
  }

  public Aim aim() {
    return pending.aim();
  }

  public Answers answers() {
    return pending.answers();
  }

  /** The phase, or the one that goes on after it where something came between. */
  public Phase course() {
    return pending.course();
  }

  /** The number of the hex where the ship is. */
  public int ship() {
    return journey.hex();
  }

  public RitualPile rituals() {
    return journey.rituals();
  }

  public Deck deck() {
    return journey.deck();
  }

  /** The rounds before this one. */
  public List<Round> past() {
    return history.rounds();
  }

  /** Rounds are counted from 1. */
  public int number() {
    return past().size() + 1;
  }

  /** All aboard but one. */
  public int othersAboard(int than) {
    return crew.aboard() & ~Masks.bit(than);
  }

  /** The guns that lie before the seat and not in its open hand. */
  public int spareGuns(int seat) {
    int guns = crew.gunsOf(seat);
    boolean handOpen = course().handsAreOpen() && !Masks.has(effects.calmed().bits(), seat);
    return handOpen ? guns - round.shownBy(seat) : guns;
  }

  public Ending endingOrThrow() {
    return Objects.requireNonNull(ending, "the game is not over");
  }

  State with(Pending next) {
    return new State(variant, next, captain, crew, journey, effects, round, history, ending);
  }

  public State in(Phase next) {
    return with(pending.in(next));
  }

  /** Somebody else decides; then this phase goes on. */
  public State suspended(Phase next, Aim by) {
    return with(pending.suspended(next, by));
  }

  /** Nobody decides out of order any more. */
  public State resumed() {
    return with(pending.resumed());
  }

  public State with(Aim next) {
    return with(pending.with(next));
  }

  public State with(Answers next) {
    return with(pending.with(next));
  }

  public State under(int newCaptain) {
    return new State(variant, pending, newCaptain, crew, journey, effects, round, history, ending);
  }

  public State with(Crew next) {
    return new State(variant, pending, captain, next, journey, effects, round, history, ending);
  }

  State with(Journey next) {
    return new State(variant, pending, captain, crew, next, effects, round, history, ending);
  }

  public State with(Deck next) {
    return with(journey.with(next));
  }

  public State with(RitualPile next) {
    return with(journey.with(next));
  }

  public State at(int hex) {
    return with(journey.at(hex));
  }

  public State with(Effects next) {
    return new State(variant, pending, captain, crew, journey, next, round, history, ending);
  }

  public State with(Round next) {
    return new State(variant, pending, captain, crew, journey, effects, next, history, ending);
  }

  public State with(History next) {
    return new State(variant, pending, captain, crew, journey, effects, round, next, ending);
  }

  /** This round is over and the next begins. */
  public State turnedOver(RoundEnd end, Round next) {
    return with(history.plus(round.ended(end))).with(next);
  }

  /** Of the cards only what the rounds tell is kept: there is nothing left to play with. */
  public State over(Ending how, Narrator<? super Event> narrator) {
    narrator.tellAll(new Event.Ended(how));
    return new State(
        variant,
        Pending.OVER,
        captain,
        crew,
        journey.with(Deck.EMPTY),
        Effects.NONE,
        round.ended(RoundEnd.SAILED),
        history,
        how);
  }

  /** Keeps the deed, and tells each viewer as much of it as that viewer may know. */
  public State done(Deed deed, Narrator<? super Event> narrator) {
    if (narrator.listens()) {
      tell(deed, narrator);
    }
    return with(history.plus(deed));
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
