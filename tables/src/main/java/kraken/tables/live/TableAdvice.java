package kraken.tables.live;

import java.lang.System.Logger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import kraken.kit.Chance;
import kraken.kit.Seat;
import kraken.tables.AdviceLine;
import kraken.tables.command.Command;
import kraken.tables.command.Reply;
import kraken.tables.model.AdviceRights;
import kraken.tables.model.Play;
import kraken.tables.model.Table;
import org.jspecify.annotations.Nullable;

/**
 * Gives advice at one table. What a bot would do is thought out once for a seat in a position,
 * however often it is asked. No task waits for the thinking.
 */
final class TableAdvice {

  private static final Logger LOG = System.getLogger(TableAdvice.class.getName());

  private final BotPool botPool;
  private final Map<BotTurn, CompletableFuture<List<AdviceLine>>> thoughts = new HashMap<>();

  TableAdvice(BotPool botPool) {
    this.botPool = botPool;
  }

  /** Completes the answer with the reply, and where advice was granted, later with the advice. */
  void complete(
      Mailbox.Task task,
      CompletableFuture<Reply> answer,
      Command command,
      Reply reply,
      Table table) {
    task.mustBeUnderWay();
    if (command instanceof Command.AskAdvice(Seat seat) && reply instanceof Reply.Done granted) {
      var _ = advised(table, seat, granted).thenAccept(answer::complete);
    } else {
      answer.complete(reply);
    }
  }

  /** The game may have gone on where the request was granted before and is sent again. */
  private CompletableFuture<Reply> advised(Table table, Seat seat, Reply.Done granted) {
    if (!AdviceRights.of(table, seat)) {
      return CompletableFuture.completedFuture(
          refused(granted, "stale", "The table has gone on since; look again."));
    }
    Play<?, ?, ?, ?> play = table.game().orElseThrow().play();
    BotTurn botTurn = new BotTurn(play.moment().number(), seat);
    thoughts.keySet().removeIf(before -> before.moment() != botTurn.moment());
    return thoughts
        .computeIfAbsent(botTurn, _ -> botPool.advice(play, seat, luck(table, botTurn)))
        .handle((lines, failure) -> answer(granted, lines, failure));
  }

  /** The same position of a table gives the same advice at every server. */
  private static Chance luck(Table table, BotTurn botTurn) {
    long position = botTurn.moment() * Seat.MOST + botTurn.seat().index();
    return Chance.seeded(((long) table.id().hashCode() << Integer.SIZE) + position);
  }

  private static Reply answer(
      Reply.Done granted, @Nullable List<AdviceLine> lines, @Nullable Throwable failure) {
    if (lines != null) {
      return new Reply.Advised(granted.id(), granted.number(), lines);
    }
    LOG.log(Logger.Level.ERROR, "there was no advice", failure);
    return refused(granted, "failed", "The bots have no advice for this.");
  }

  private static Reply refused(Reply.Done granted, String code, String sentence) {
    return new Reply.Refused(granted.id(), code, "", sentence, granted.number());
  }
}
