package kraken.tables.live;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import kraken.bots.Level;
import kraken.kit.Claim;
import kraken.kit.ClaimForm;
import kraken.kit.Seat;
import kraken.kit.Turn;
import kraken.tables.Person;
import kraken.tables.Saying;
import kraken.tables.Sitter;
import kraken.tables.Stage;
import kraken.tables.live.BotPlans.BotSeat;
import kraken.tables.log.Fact;
import kraken.tables.model.Play;
import kraken.tables.model.Progress;
import kraken.tables.model.ShowingTime;
import kraken.tables.model.Table;
import kraken.tables.model.TurnDeadline;

/**
 * Plays and claims for the bots at a table, and plays for people whose time is up. Of several
 * servers, the one whose entry has brought the position about attends to it; another takes over
 * only when something is overdue.
 */
final class AutoPlay {

  private final TablesContext context;
  private final LoggedTable loggedTable;
  private final Listeners listeners;
  private final TableActor actor;

  private final BotPlans plans = new BotPlans();
  private final BackOff backOff = new BackOff();
  private long takenOver;

  AutoPlay(TablesContext context, LoggedTable loggedTable, Listeners listeners, TableActor actor) {
    this.context = context;
    this.loggedTable = loggedTable;
    this.listeners = listeners;
    this.actor = actor;
  }

  /** Starts the bots that must move or may claim. The actor calls it after every change. */
  void look(Mailbox.Task task, Table table) {
    task.mustBeUnderWay();
    Progress game = table.progress();
    if (game != null && attends(table)) {
      plans.keepOnly(game.play().moment().number());
      attend(table, game);
      context.dueTimes().note(table.id(), plans.first().orElseGet(() -> NextDue.deadline(table)));
    } else {
      plans.keepOnly(-1);
      context.dueTimes().forget(table.id());
    }
  }

  /**
   * Whether this server acts for bots and clocks here. Secret answers do not change it, or the bots
   * would give away that a seat has answered.
   */
  boolean attends(Table table) {
    Progress game = table.progress();
    if (game == null || table.stage() != Stage.PLAYING) {
      return false;
    }
    long moment = game.play().moment().number();
    return moment == takenOver || loggedTable.hasWritten(moment);
  }

  /**
   * Asks for claims before moves: where bots do not pause, the next move would come before the
   * claims.
   */
  private void attend(Table table, Progress game) {
    for (int i = 0; i < table.terms().players(); i++) {
      BotSeat.at(table, Seat.of(i)).ifPresent(bot -> speak(table, game.play(), bot));
    }
    for (Seat seat : game.turn().awaited()) {
      BotSeat.at(table, seat).ifPresent(bot -> think(table, game.play(), bot));
    }
  }

  /**
   * In a window of fixed length the bot's move is planned for a random time within it, or the time
   * of the move would tell how long the bot has thought.
   */
  private void think(Table table, Play<?, ?, ?, ?> play, BotSeat bot) {
    BotTurn botTurn = new BotTurn(play.moment().number(), bot.seat());
    if (!plans.begins(botTurn)) {
      return;
    }
    boolean waits = table.hasFixedWindow();
    Duration pause = waits ? Duration.ZERO : context.settings().botPause();
    var _ =
        context
            .botPool()
            .choice(play, bot.level(), bot.seat(), pause.plus(backOff.pause()))
            .thenAccept(
                move -> actor.act(_ -> waits ? plan(botTurn, move) : whenShown(botTurn, move)));
  }

  private CompletableFuture<List<Fact>> plan(BotTurn botTurn, String move) {
    Table table = actor.table();
    if (isDue(botTurn) && !table.game().orElseThrow().play().isPass(move)) {
      plans.plan(botTurn, move, context.clock().millis(), TurnDeadline.of(table));
    }
    return nothing();
  }

  /**
   * Makes the bot's move when the players have been shown what came before it, at the latest after
   * a while. A bot that answers together with others waits for nobody: how long a page takes to
   * show what its seat alone was told must not be seen in the time of an answer.
   */
  private CompletableFuture<List<Fact>> whenShown(BotTurn botTurn, String move) {
    Table table = actor.table();
    if (!isDue(botTurn) || !mayWait(table) || !listeners.anyIsBehind(table)) {
      return move(botTurn, move);
    }
    plans.hold(botTurn, move, context.clock().millis() + ShowingTime.longest(table).toMillis());
    return nothing();
  }

  private boolean mayWait(Table table) {
    return !context.settings().botPause().isZero()
        && table.game().orElseThrow().turn() instanceof Turn.One;
  }

  /** Makes the move that a bot has held back, if all who are waited for have seen everything. */
  CompletableFuture<List<Fact>> shown(Mailbox.Task task) {
    task.mustBeUnderWay();
    return listeners.anyIsBehind(loggedTable.table())
        ? nothing()
        : plans
            .takeHeld()
            .map(plan -> move(plan.botTurn(), plan.move()))
            .orElseGet(AutoPlay::nothing);
  }

  /** How long a bot may pause at most; another server takes the table over only after that. */
  Duration longestPause(Table table) {
    Duration pause = context.settings().botPause();
    return !pause.isZero() && listeners.anyIsWaitedFor(table)
        ? pause.plus(ShowingTime.longest(table))
        : pause;
  }

  /** The bot's move, unless the table has gone on meanwhile. */
  private CompletableFuture<List<Fact>> move(BotTurn botTurn, String move) {
    plans.ends(botTurn);
    return isDue(botTurn) ? only(new Fact.Played(botTurn.seat(), move)) : nothing();
  }

  private boolean isDue(BotTurn botTurn) {
    Table table = actor.table();
    return attends(table)
        && isAt(table, botTurn.moment())
        && table.game().orElseThrow().turn().awaited().contains(botTurn.seat())
        && table.crew().at(botTurn.seat()) instanceof Sitter.Machine;
  }

  private static boolean isAt(Table table, long moment) {
    return table.stage() == Stage.PLAYING
        && table.game().orElseThrow().play().moment().number() == moment;
  }

  /**
   * Asks the bot for a claim, once in every position and again after each claim that it may have to
   * answer: the next move may be minutes away. Nobody waits for the answer.
   */
  private void speak(Table table, Play<?, ?, ?, ?> play, BotSeat bot) {
    BotTurn botTurn = new BotTurn(play.moment().number(), bot.seat());
    List<ClaimForm> forms = play.talk(bot.seat()).claims();
    long heard = forms.isEmpty() ? 0 : table.lastClaimFor(bot.seat(), forms);
    if (!forms.isEmpty() && plans.speaks(botTurn, heard)) {
      Duration pause = BotPlans.someOf(context.settings().botPause());
      if (pause.isZero()) {
        var _ = word(botTurn, bot.level(), heard);
      } else {
        context.botPool().pause(pause, () -> actor.act(_ -> word(botTurn, bot.level(), heard)));
      }
    }
  }

  /** A bot that pauses thinks in another pause, and again if others have spoken meanwhile. */
  private CompletableFuture<List<Fact>> word(BotTurn botTurn, Level level, long heard) {
    Table table = actor.table();
    if (maySpeak(table, botTurn, heard)) {
      long known = table.lastClaim();
      Duration pause = BotPlans.someOf(context.settings().botPause());
      var _ =
          context
              .botPool()
              .claim(table.game().orElseThrow().play(), level, botTurn.seat(), pause)
              .thenAccept(claim ->
                  claim.ifPresent(said ->
                      actor.act(_ ->
                          pause.isZero() || actor.table().lastClaim() == known
                              ? claimed(botTurn, heard, said)
                              : word(botTurn, level, heard))));
    }
    return nothing();
  }

  private CompletableFuture<List<Fact>> claimed(BotTurn botTurn, long heard, Claim claim) {
    Table table = actor.table();
    Seat seat = botTurn.seat();
    Saying said = new Saying.Claim(claim.form(), claim.fillings());
    return maySpeak(table, botTurn, heard)
            && table.crew().at(seat) instanceof Sitter.Machine(String level)
            && table.game().orElseThrow().play().talk(seat).allows(claim, table.terms().players())
        ? only(new Fact.Said(new Person("", level), seat, said))
        : nothing();
  }

  private boolean maySpeak(Table table, BotTurn botTurn, long heard) {
    return attends(table) && isAt(table, botTurn.moment()) && plans.isLastWord(botTurn, heard);
  }

  /** Makes the planned move that is due now, or else moves for all seats whose time is up. */
  CompletableFuture<List<Fact>> due(Mailbox.Task task) {
    task.mustBeUnderWay();
    long now = context.clock().millis();
    Optional<BotPlans.Plan> plan = plans.take(now);
    if (plan.isPresent()) {
      return move(plan.get().botTurn(), plan.get().move());
    }
    Table table = actor.table();
    return attends(table) && NextDue.deadline(table) <= now ? timeOut(table) : nothing();
  }

  /**
   * Takes over the table if something is overdue by at least the grace; corrects the journal if
   * not.
   */
  CompletableFuture<List<Fact>> overdue(Mailbox.Task task, Duration grace, long reservedUntil) {
    Table table = actor.table();
    long due = NextDue.of(table, loggedTable.lastAt(), context.settings().botPause());
    if (due > context.clock().millis() - grace.toMillis()) {
      context.journal().correctDue(table.id(), reservedUntil, due);
      return nothing();
    }
    takenOver = table.game().orElseThrow().play().moment().number();
    return due(task);
  }

  private CompletableFuture<List<Fact>> timeOut(Table table) {
    Progress game = table.game().orElseThrow();
    CompletableFuture<List<Fact>> facts = nothing();
    for (Seat seat : game.turn().awaited()) {
      if (table.hasFixedWindow() || table.crew().at(seat) instanceof Sitter.Human) {
        facts = facts.thenCombine(timedOut(game, seat), AutoPlay::with);
      }
    }
    return facts;
  }

  private CompletableFuture<Fact> timedOut(Progress game, Seat seat) {
    Optional<String> pass =
        game.turn() instanceof Turn.Together(var _, var _, boolean window) && window
            ? game.play().pass(seat)
            : Optional.empty();
    return pass.map(CompletableFuture::completedFuture)
        .orElseGet(
            () -> context.botPool().choice(game.play(), context.settings().timeOutLevel(), seat))
        .thenApply(move -> new Fact.TimedOut(seat, move));
  }

  void failed(Mailbox.Task task) {
    task.mustBeUnderWay();
    backOff.failed();
  }

  void succeeded(Mailbox.Task task) {
    task.mustBeUnderWay();
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
