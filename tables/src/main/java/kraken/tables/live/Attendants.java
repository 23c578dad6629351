package kraken.tables.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import kraken.bots.Level;
import kraken.kit.Claim;
import kraken.kit.Seat;
import kraken.kit.Turn;
import kraken.tables.Person;
import kraken.tables.Saying;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.fold.Deadline;
import kraken.tables.fold.Play;
import kraken.tables.fold.Progress;
import kraken.tables.fold.Table;
import kraken.tables.log.Fact;
import kraken.tables.log.Journal;

/**
 * Moves and talks for those who do not: bots at their seats, and whoever has run out of time. Of
 * many servers the one attends that has brought the position about; another only when what was due
 * is overdue.
 */
final class Attendants {

  private final House house;
  private final Book book;
  private final Owner owner;

  private final Agenda agenda = new Agenda();
  private final BackOff backOff = new BackOff();
  private long takenOver;

  Attendants(House house, Book book, Owner owner) {
    this.house = house;
    this.book = book;
    this.owner = owner;
  }

  /** Looks who is to move. Called by the owner after every change. */
  void look(Table table) {
    Progress game = table.progress();
    if (game != null && attends(table)) {
      agenda.keepOnly(game.play().moment().number());
      attend(table, game);
      house.deadlines().note(table.id(), agenda.first().orElseGet(() -> clock(table)));
    } else {
      agenda.keepOnly(-1);
      house.deadlines().forget(table.id());
    }
  }

  private static long clock(Table table) {
    Long deadline = Deadline.of(table);
    return deadline == null ? Journal.NEVER : deadline;
  }

  /** Answers in secret leave this as it is: nobody may learn from a bot that somebody answered. */
  private boolean attends(Table table) {
    Progress game = table.progress();
    if (game == null || table.stage() != Stage.PLAYING) {
      return false;
    }
    long moment = game.play().moment().number();
    return moment == takenOver || book.hasWritten(moment);
  }

  /** Claims first: where bots do not pause, who moves would else be faster than who speaks. */
  private void attend(Table table, Progress game) {
    for (int i = 0; i < table.terms().players(); i++) {
      machineAt(table, Seat.of(i)).ifPresent(bot -> speak(game.play(), bot));
    }
    for (Seat seat : game.turn().awaited()) {
      machineAt(table, seat).ifPresent(bot -> think(table, game.play(), bot));
    }
  }

  private record Bot(Seat seat, Level level) {}

  private static Optional<Bot> machineAt(Table table, Seat seat) {
    return table.crew().at(seat) instanceof Sitter.Machine(String word)
        ? Optional.of(new Bot(seat, level(table, word)))
        : Optional.empty();
  }

  private static Level level(Table table, String word) {
    return Level.called(word, table.terms().rules().game()).orElse(Level.RANDOM);
  }

  /** In a window of fixed length nothing is done at once, and what is done, at any time. */
  private void think(Table table, Play<?, ?, ?, ?> play, Bot bot) {
    Thought thought = new Thought(play.moment().number(), bot.seat);
    if (!agenda.begins(thought)) {
      return;
    }
    boolean waits = table.hasFixedWindow();
    Duration pause = waits ? Duration.ZERO : house.settings().botDelay();
    var _ =
        house
            .machines()
            .choice(play, bot.level, bot.seat, pause.plus(backOff.pause()))
            .thenAccept(move -> owner.act(() -> waits ? plan(thought, move) : move(thought, move)));
  }

  private CompletableFuture<List<Fact>> plan(Thought thought, String move) {
    Table table = owner.table();
    if (isDue(thought) && !table.game().orElseThrow().play().isPass(move)) {
      agenda.plan(thought, move, house.clock().millis(), Deadline.of(table));
    }
    return nothing();
  }

  /** The bot's move, unless the table has gone on without it. */
  private CompletableFuture<List<Fact>> move(Thought thought, String move) {
    agenda.ends(thought);
    return isDue(thought) ? only(new Fact.Played(thought.seat(), move)) : nothing();
  }

  private boolean isDue(Thought thought) {
    Table table = owner.table();
    return attends(table)
        && isAt(table, thought.moment())
        && table.game().orElseThrow().turn().awaited().contains(thought.seat())
        && table.crew().at(thought.seat()) instanceof Sitter.Machine;
  }

  private static boolean isAt(Table table, long moment) {
    return table.stage() == Stage.PLAYING
        && table.game().orElseThrow().play().moment().number() == moment;
  }

  /** Each bot may claim something once in every position, and nobody waits for it. */
  private void speak(Play<?, ?, ?, ?> play, Bot bot) {
    Thought thought = new Thought(play.moment().number(), bot.seat);
    if (!play.talk(bot.seat).claims().isEmpty() && agenda.speaks(thought)) {
      var _ =
          house
              .machines()
              .claim(play, bot.level, bot.seat, Agenda.someOf(house.settings().botDelay()))
              .thenAccept(
                  claim -> claim.ifPresent(said -> owner.act(() -> claimed(thought, said))));
    }
  }

  private CompletableFuture<List<Fact>> claimed(Thought thought, Claim claim) {
    Table table = owner.table();
    Seat seat = thought.seat();
    return attends(table)
            && isAt(table, thought.moment())
            && table.crew().at(seat) instanceof Sitter.Machine(String level)
            && table.game().orElseThrow().play().talk(seat).allows(claim, table.terms().players())
        ? only(
            new Fact.Said(
                new Person("", level), seat, new Saying.Claim(claim.form(), claim.fillings())))
        : nothing();
  }

  /** Does what was planned for now, or moves for everybody whose time is up, if it still is. */
  CompletableFuture<List<Fact>> due() {
    long now = house.clock().millis();
    Optional<Agenda.Plan> plan = agenda.take(now);
    if (plan.isPresent()) {
      return move(plan.get().thought(), plan.get().move());
    }
    Table table = owner.table();
    return attends(table) && clock(table) <= now ? timeOut(table) : nothing();
  }

  /** Attends from now on, if something really is overdue by that much. */
  CompletableFuture<List<Fact>> overdue(Duration grace, long claimedUntil) {
    Table table = owner.table();
    long due = Due.of(table, book.lastAt(), house.settings().botDelay());
    if (due > house.clock().millis() - grace.toMillis()) {
      house.journal().correctDue(table.id(), claimedUntil, due);
      return nothing();
    }
    takenOver = table.game().orElseThrow().play().moment().number();
    return due();
  }

  private CompletableFuture<List<Fact>> timeOut(Table table) {
    Progress game = table.game().orElseThrow();
    CompletableFuture<List<Fact>> facts = nothing();
    for (Seat seat : game.turn().awaited()) {
      if (table.hasFixedWindow() || table.crew().at(seat) instanceof Sitter.Human) {
        facts = facts.thenCombine(standIn(game, seat), Attendants::with);
      }
    }
    return facts;
  }

  private CompletableFuture<Fact> standIn(Progress game, Seat seat) {
    Optional<String> pass =
        game.turn() instanceof Turn.Together(var _, var _, boolean window) && window
            ? game.play().pass(seat)
            : Optional.empty();
    return pass.map(CompletableFuture::completedFuture)
        .orElseGet(() -> house.machines().choice(game.play(), house.settings().standIn(), seat))
        .thenApply(move -> new Fact.TimedOut(seat, move));
  }

  void failed() {
    backOff.failed();
  }

  void succeeded() {
    backOff.succeeded();
  }

  private static List<Fact> with(List<Fact> facts, Fact fact) {
    List<Fact> more = new ArrayList<>(facts);
    more.add(fact);
    return more;
  }

  private static CompletableFuture<List<Fact>> only(Fact fact) {
    return CompletableFuture.completedFuture(List.of(fact));
  }

  private static CompletableFuture<List<Fact>> nothing() {
    return CompletableFuture.completedFuture(List.of());
  }
}
