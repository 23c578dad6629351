package kraken.tables.fold;

import static kraken.tables.fold.Fold.check;

import java.util.List;
import kraken.kit.Claim;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Turn;
import kraken.tables.Stage;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.luck.SeaLuck;
import kraken.tables.model.AppliedEntry;
import kraken.tables.model.AskedAdvice;
import kraken.tables.model.Attempt;
import kraken.tables.model.BrokenLogException;
import kraken.tables.model.Freshness;
import kraken.tables.model.GameEvent;
import kraken.tables.model.Moment;
import kraken.tables.model.Play;
import kraken.tables.model.Progress;
import kraken.tables.model.SecretAnswers;
import kraken.tables.model.Table;
import kraken.tables.model.Terms;

/** Applies the entries that change a game in progress. */
final class PlayFold {

  private PlayFold() {}

  static Table.Step started(Table table, Entry entry) {
    check(entry, table.stage() == Stage.GATHERING, "A game starts only once.");
    check(entry, table.crew().isComplete(), "A game starts when every seat is taken.");
    Terms terms = table.terms();
    Progress progress =
        new Progress(
            Play.start(terms.rules(), terms.setup(), Moment.of(entry)),
            SeaLuck.of(terms.secret(), table.crew().nonces()),
            Freshness.NEW.surprised(entry.number()),
            SecretAnswers.NONE,
            AskedAdvice.NONE);
    return changed(table.in(Stage.PLAYING).with(progress), entry);
  }

  static Table.Step drawn(Table table, Entry entry, Fact.Drawn drawn) {
    Progress before = running(table, entry);
    if (!(before.turn() instanceof Turn.Sea(Numbers bounds))) {
      throw new BrokenLogException(entry.number(), "It is not for the sea to draw.");
    }
    check(entry, drawn.bounds().equals(bounds), "The game asks the sea for " + bounds + ".");
    SeaLuck.Draw due = before.luck().draw(bounds);
    check(
        entry,
        drawn.numbers().equals(due.numbers()),
        "The luck gives " + due.numbers() + ", not " + drawn.numbers() + ".");
    Play.After<?, ?, ?, ?> after = before.play().drawn(due.numbers(), Moment.of(entry));
    Freshness freshness = before.freshness().surprised(entry.number());
    Progress progress =
        new Progress(after.play(), due.next(), freshness, SecretAnswers.NONE, before.advice());
    return changed(table.with(progress), entry, after.events());
  }

  static Table.Step played(Table table, Entry entry, Seat seat, String move) {
    check(entry, table.crew().has(seat), "There is no such seat.");
    Progress before = running(table, entry);
    Play.After<?, ?, ?, ?> after = after(before.play(), entry, seat, move);
    return moved(table, entry, after, table.crew().personAt(seat));
  }

  /**
   * For a move that was attempted in this very game: its result is known, so it is not played
   * again.
   */
  @SuppressWarnings("ReferenceEquality") // a game in progress is equal to itself alone
  static Table.Step played(Table table, Entry entry, Attempt.Legal<?, ?, ?, ?> legal) {
    check(entry, table.crew().has(legal.seat()), "There is no such seat.");
    check(entry, running(table, entry).play() == legal.before(), "The game has gone on since.");
    Play.After<?, ?, ?, ?> after = legal.after(Moment.of(entry));
    return moved(table, entry, after, table.crew().personAt(legal.seat()));
  }

  static Table.Step timedOut(Table table, Entry entry, Seat seat, String move) {
    check(entry, table.crew().has(seat), "There is no such seat.");
    Progress before = running(table, entry);
    return moved(table, entry, after(before.play(), entry, seat, move), "");
  }

  private static Table.Step moved(
      Table table, Entry entry, Play.After<?, ?, ?, ?> after, String person) {
    Progress before = running(table, entry);
    Progress progress =
        after.inSecret()
            ? answeredInSecret(before, after.play(), entry, person)
            : shown(before, after.play(), entry, person);
    boolean together = before.turn() instanceof Turn.Together;
    boolean secretAnswersPending = !progress.secretAnswers().isNone();
    AppliedEntry applied =
        new AppliedEntry(
            entry,
            after.events(),
            true,
            together,
            table.hasFixedWindow(),
            after.inSecret(),
            secretAnswersPending);
    return new Table.Step(table.with(progress), applied);
  }

  private static Play.After<?, ?, ?, ?> after(
      Play<?, ?, ?, ?> play, Entry entry, Seat seat, String move) {
    try {
      return play.played(seat, move, Moment.of(entry));
    } catch (RuntimeException illegal) { // text that is no move, or a move that is refused
      throw new BrokenLogException(entry.number(), "The rules do not allow the move " + move + ".");
    }
  }

  private static Progress answeredInSecret(
      Progress before, Play<?, ?, ?, ?> play, Entry entry, String person) {
    SecretAnswers secretAnswers =
        before.secretAnswers().with(new SecretAnswers.Answer(entry.number(), person));
    return new Progress(play, before.luck(), before.freshness(), secretAnswers, before.advice());
  }

  /**
   * The last answer of a simultaneous turn shows all the others too, so what everybody has seen is
   * old.
   */
  private static Progress shown(
      Progress before, Play<?, ?, ?, ?> play, Entry entry, String person) {
    Freshness freshness =
        before.turn() instanceof Turn.Together
            ? before.freshness().surprised(entry.number())
            : before.freshness().changed(person, entry.number());
    return new Progress(play, before.luck(), freshness, SecretAnswers.NONE, before.advice());
  }

  static Table.Step takenBack(Table table, Entry entry, Seat seat, long to) {
    Progress before = running(table, entry);
    check(entry, table.crew().has(seat), "There is no such seat.");
    Play<?, ?, ?, ?> play =
        before
            .play()
            .takenBack(seat, to)
            .orElseThrow(
                () -> new BrokenLogException(entry.number(), "That cannot be taken back."));
    Freshness freshness = before.freshness().changed(table.crew().personAt(seat), entry.number());
    Progress progress =
        new Progress(play, before.luck(), freshness, before.secretAnswers(), before.advice());
    return changed(table.with(progress), entry);
  }

  static Table.Step claimed(Table table, Entry entry, Seat seat, Claim claim) {
    Progress before = running(table, entry);
    check(entry, table.crew().has(seat), "There is no such seat.");
    check(
        entry,
        before.play().talk(seat).allows(claim, table.terms().players()),
        "That may not be claimed here and now.");
    return changed(table.with(before.with(before.play().claimed(seat, claim))), entry);
  }

  static Table advised(Table table, Entry entry, Seat seat) {
    Progress before = running(table, entry);
    check(entry, before.turn().awaited().contains(seat), "That seat has nothing to decide.");
    AskedAdvice.Question question =
        new AskedAdvice.Question(
            entry.number(), seat, table.crew().personAt(seat), before.play().moment().number());
    return table.with(before.with(before.advice().with(question)));
  }

  static Table ended(Table table, Entry entry, String secret) {
    Progress progress = running(table, entry);
    check(entry, progress.turn() instanceof Turn.Over, "The game is not over.");
    check(
        entry,
        secret.equals(table.terms().secret().hex()),
        "The secret is not the one whose hash was shown.");
    return table.in(Stage.OVER);
  }

  private static Progress running(Table table, Entry entry) {
    return table
        .game()
        .filter(_ -> table.stage() == Stage.PLAYING)
        .orElseThrow(() -> new BrokenLogException(entry.number(), "No game is running."));
  }

  private static Table.Step changed(Table table, Entry entry) {
    return changed(table, entry, List.of());
  }

  private static Table.Step changed(Table table, Entry entry, List<GameEvent> events) {
    boolean secretAnswersPending =
        table.game().map(game -> !game.secretAnswers().isNone()).orElse(false);
    return new Table.Step(
        table, new AppliedEntry(entry, events, true, false, false, false, secretAnswersPending));
  }
}
