package kraken.tables.live;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import kraken.tables.attendance.TurnAlertListener;
import kraken.tables.lanterns.Lanterns;

/** Makes rooms for tests that need other bots, another edition or alerts. */
final class Rooms {

  private Rooms() {}

  /** Where lanterns has this edition. */
  static Room with(Lanterns edition) {
    return new Room(new MemoryJournal(), new FakeClock(), edition);
  }

  /** A server that alerts people whose turn it is and who are not at the table. */
  static Room alerting(TurnAlertListener turnAlertListener) {
    return new Room(
        new MemoryJournal(),
        new FakeClock(),
        Room.SETTINGS,
        BotPool.onSpareCores(),
        turnAlertListener);
  }

  /** A server whose bots choose on the thread that asks them, before anything else happens. */
  static Room withPromptBots() {
    return with(new BotPool(new PromptExecutor()), Room.SETTINGS);
  }

  /** The same with bots that note their pauses in the list instead of waiting. */
  static Room withPausesNotedIn(List<Duration> pauses) {
    BotPool botPool =
        new BotPool(
            new PromptExecutor(),
            pause -> {
              pauses.add(pause);
              return CompletableFuture.completedFuture(null);
            });
    return with(botPool, Room.SETTINGS);
  }

  /** A server whose bots pause, for no time at all. */
  static Room withEndedPauses() {
    BotPool botPool =
        new BotPool(new PromptExecutor(), _ -> CompletableFuture.completedFuture(null));
    return with(botPool, Room.SETTINGS.withBotPause(Duration.ofMillis(1)));
  }

  /** A server whose bots have time to talk: the pause before a move does not end. */
  static Room withoutMovesOfBots() {
    Duration pause = Duration.ofSeconds(1);
    BotPool botPool =
        new BotPool(
            new PromptExecutor(),
            some ->
                some.compareTo(pause) < 0
                    ? CompletableFuture.completedFuture(null)
                    : new CompletableFuture<>());
    return with(botPool, Room.SETTINGS.withBotPause(pause));
  }

  /** A server whose bots cannot think, since their executor is shut down. */
  static Room withoutBots() {
    ExecutorService gone = Executors.newSingleThreadExecutor();
    gone.shutdown();
    return with(new BotPool(gone), Room.SETTINGS);
  }

  private static Room with(BotPool botPool, TableSettings settings) {
    return new Room(
        new MemoryJournal(), new FakeClock(), settings, botPool, TurnAlertListener.NOBODY);
  }
}
