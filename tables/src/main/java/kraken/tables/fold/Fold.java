package kraken.tables.fold;

import java.util.List;
import kraken.kit.Seat;
import kraken.tables.Person;
import kraken.tables.Saying;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.WhyClosed;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.luck.Nonce;
import kraken.tables.model.AppliedEntry;
import kraken.tables.model.Attempt;
import kraken.tables.model.BrokenLogException;
import kraken.tables.model.Crew;
import kraken.tables.model.Table;

/** Applies entries to a table. An entry that cannot follow is a {@link BrokenLogException}. */
public final class Fold {

  private Fold() {}

  public static Table.Step step(Table table, Entry entry, Attempt.Legal<?, ?, ?, ?> legal) {
    return PlayFold.played(next(table, entry), entry, legal);
  }

  private static Table next(Table table, Entry entry) {
    check(entry, entry.number() == table.number() + 1, "The entries are not numbered in order.");
    return table.after(entry);
  }

  public static Table.Step step(Table table, Entry entry) {
    Table before = next(table, entry);
    if (before.isUntold(entry.fact())) {
      return OtherEditionFold.untold(before, entry);
    }
    return switch (entry.fact()) {
      case Fact.Opened _ ->
          throw new BrokenLogException(entry.number(), "A table is opened only once.");
      case Fact.Seated seated -> samePosition(seated(before, entry, seated), entry);
      case Fact.NonceGiven nonce -> samePosition(nonceGiven(before, entry, nonce), entry);
      case Fact.Started _ when before.otherEdition() != null ->
          samePosition(OtherEditionFold.started(before, entry), entry);
      case Fact.Started _ -> PlayFold.started(before, entry);
      case Fact.Drawn drawn -> PlayFold.drawn(before, entry, drawn);
      case Fact.Played(var seat, var move) -> PlayFold.played(before, entry, seat, move);
      case Fact.TimedOut(var seat, var move) -> PlayFold.timedOut(before, entry, seat, move);
      case Fact.TakenBack(var seat, var to) -> PlayFold.takenBack(before, entry, seat, to);
      case Fact.Advised(var seat) -> samePosition(PlayFold.advised(before, entry, seat), entry);
      case Fact.Said said when said.isNothing() -> samePosition(before, entry);
      case Fact.Said said -> said(before.saying(entry), entry, said);
      case Fact.HandedOver over -> samePosition(handedOver(before, entry, over), entry);
      case Fact.HostPassed(var host) -> samePosition(hostPassed(before, host), entry);
      case Fact.EyesLent lent -> samePosition(eyesLent(before, entry, lent), entry);
      case Fact.EyesBorrowed eyes -> samePosition(eyesBorrowed(before, entry, eyes), entry);
      case Fact.Ended(var secret) when before.otherEdition() != null ->
          samePosition(OtherEditionFold.ended(before, entry, secret), entry);
      case Fact.Ended(var secret) -> samePosition(PlayFold.ended(before, entry, secret), entry);
      case Fact.Left(var person) -> samePosition(LeaveFold.left(before, entry, person), entry);
      case Fact.Closed(var why) -> samePosition(closed(before, entry, why), entry);
      case Fact.Rematched(var next) -> samePosition(rematched(before, entry, next), entry);
    };
  }

  private static Table seated(Table table, Entry entry, Fact.Seated seated) {
    check(entry, table.stage() == Stage.GATHERING, "Seats are taken before the start.");
    check(entry, table.crew().has(seated.seat()), "There is no such seat.");
    Crew crew = table.crew().with(seated.seat(), seated.sitter());
    return isFreeFor(table.crew(), seated)
        ? table.with(crew)
        : table.with(withRemoved(table, entry, seated, crew).changedBy(entry.by(), entry.number()));
  }

  /** Whether nobody loses the seat: it was open, or its holder has taken another name. */
  private static boolean isFreeFor(Crew crew, Fact.Seated seated) {
    return crew.at(seated.seat()) instanceof Sitter.Nobody
        || (seated.sitter() instanceof Sitter.Human(Person person)
            && crew.isHeldBy(seated.seat(), person.id()));
  }

  /** Who is taken from a seat by somebody else does not sit down again without the host. */
  private static Crew withRemoved(Table table, Entry entry, Fact.Seated seated, Crew crew) {
    String before = table.crew().personAt(seated.seat());
    boolean removed =
        seated.sitter() instanceof Sitter.Nobody
            && !before.isEmpty()
            && !entry.by().isEmpty()
            && !entry.by().equals(before);
    return removed ? crew.removing(before) : crew;
  }

  private static Table nonceGiven(Table table, Entry entry, Fact.NonceGiven given) {
    check(entry, table.stage() == Stage.GATHERING, "Nonces are given before the start.");
    check(entry, Nonce.fits(given.nonce()), "A nonce is 32 hexadecimal digits.");
    return table.with(table.crew().withNonce(given.person(), given.nonce()));
  }

  /** The game keeps a claim that is made from a seat. All other talk leaves the game as it is. */
  private static Table.Step said(Table table, Entry entry, Fact.Said said) {
    Seat seat = said.seat();
    return table.stage() == Stage.PLAYING
            && seat != null
            && said.saying() instanceof Saying.Claim claim
        ? PlayFold.claimed(table, entry, seat, claim.asHeard())
        : samePosition(table, entry);
  }

  private static Table handedOver(Table table, Entry entry, Fact.HandedOver over) {
    check(entry, table.stage() == Stage.PLAYING, "Seats are handed over during the game.");
    check(entry, table.crew().has(over.seat()), "There is no such seat.");
    boolean idle = over.idle() != null && over.idle();
    return table.with(table.crew().handingOver(over.seat(), over.to(), entry.by(), idle));
  }

  private static Table eyesLent(Table table, Entry entry, Fact.EyesLent eyes) {
    check(entry, table.stage() == Stage.PLAYING, "Eyes are lent during the game.");
    check(entry, table.crew().has(eyes.seat()), "There is no such seat.");
    return table.with(table.crew().lending(eyes.seat(), eyes.lent()));
  }

  private static Table eyesBorrowed(Table table, Entry entry, Fact.EyesBorrowed eyes) {
    Seat seat = eyes.seat();
    check(entry, table.stage() == Stage.PLAYING, "Eyes are borrowed during the game.");
    check(entry, seat == null || table.crew().lentEyes().areLent(seat), "Those are not lent.");
    check(entry, !table.crew().everSat().contains(eyes.person()), "Who sits here borrows no eyes.");
    return table.with(table.crew().borrowing(eyes.person(), seat));
  }

  /** The host of an imported game is the person who has imported it. */
  private static Table hostPassed(Table table, Person host) {
    return table.terms().opened().isBroughtIn() ? table : table.with(table.terms().hostedBy(host));
  }

  private static Table rematched(Table table, Entry entry, String next) {
    check(
        entry,
        table.stage() == Stage.OVER || table.otherEdition() != null,
        "There is a rematch only after the end.");
    check(entry, table.rematch() == null, "There is a rematch already.");
    return table.rematchedAt(next);
  }

  private static Table closed(Table table, Entry entry, WhyClosed why) {
    check(entry, table.stage() != Stage.CLOSED, "A table is closed only once.");
    return table.closed(why);
  }

  /** For an entry that leaves the position of the game as it is. */
  private static Table.Step samePosition(Table table, Entry entry) {
    boolean secretAnswersPending =
        table.game().map(game -> !game.secretAnswers().isNone()).orElse(false);
    return new Table.Step(
        table,
        new AppliedEntry(entry, List.of(), false, false, false, false, secretAnswersPending));
  }

  static void check(Entry entry, boolean right, String sentence) {
    if (!right) {
      throw new BrokenLogException(entry.number(), sentence);
    }
  }
}
