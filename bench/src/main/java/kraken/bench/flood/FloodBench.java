package kraken.bench.flood;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Predicate;
import java.util.stream.Stream;
import kraken.bench.MeasurementFailedException;
import kraken.bench.load.Latencies;
import kraken.kit.Seat;
import kraken.server.logs.LogFormat;
import kraken.server.store.db.UnusableStoreException;
import kraken.tables.SeatPlan;
import kraken.tables.command.Command;
import org.jspecify.annotations.Nullable;

/**
 * Imitates a public server: honest players, one flood after the other, and a kill in each part of
 * the time. Afterwards it holds what the players were told against the store.
 */
public final class FloodBench {

  /** One part without a flood, one with each, and one without. */
  public static final int PARTS = Flood.values().length + 2;

  private static final int ATTACKERS = 8;

  private final FloodSettings settings;
  private final Consumer<String> progress;
  private final RestartingServer server;
  private final PlayerLog log = new PlayerLog();
  private final List<Thread> players = new ArrayList<>();

  private FloodBench(FloodSettings settings, Consumer<String> progress, RestartingServer server) {
    this.settings = settings;
    this.progress = progress;
    this.server = server;
  }

  public static FloodFigures run(FloodSettings settings, Consumer<String> progress)
      throws IOException, InterruptedException, MeasurementFailedException, UnusableStoreException {
    LogFormat.PLAIN.begin();
    Path folder = Files.createTempDirectory("kraken-public");
    try {
      File serverLog = folder.resolve("server.log").toFile();
      Path data = folder.resolve("data");
      RestartingServer server = new RestartingServer(data, serverLog);
      return new FloodBench(settings, progress, server).measured(data, serverLog.toPath());
    } finally {
      delete(folder);
    }
  }

  private FloodFigures measured(Path data, Path serverLog)
      throws IOException, InterruptedException, MeasurementFailedException, UnusableStoreException {
    sitDown();
    List<Stretch> stretches = new ArrayList<>();
    for (int part = 0; part < PARTS; part++) {
      boolean quiet = part == 0 || part == PARTS - 1;
      stretches.add(stretch(part, quiet ? null : Flood.values()[part - 1]));
      checkThatAllStillPlay();
    }
    for (Thread player : players) {
      player.interrupt();
      player.join();
    }
    server.now().stop();
    List<PlayerLog.Answer> answers =
        log.answers().stream().filter(server::isOutsideRestarts).toList();
    LossCheck.Found found = LossCheck.of(data, log);
    return new FloodFigures(
        settings,
        stretches.stream().map(stretch -> stretch.part(answers)).toList(),
        figures(answers, _ -> true),
        server.restarts(),
        server.falls(),
        log.refusals(),
        log.reconnections(),
        Files.readAllLines(serverLog).size(),
        new FloodFigures.Kept(
            found.acknowledged(), found.lost(), found.doubled(), found.damaged()));
  }

  private void sitDown() throws IOException {
    progress.accept("opening " + settings.players() / 2 + " tables ...");
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i + 1 < settings.players(); i += 2) {
      Visitor host = Visitor.named(LocalAddress.ofPlayer(i), server.port(), "Host " + i);
      Visitor guest = Visitor.named(LocalAddress.ofPlayer(i + 1), server.port(), "Guest " + i);
      String table =
          host.open(false, new SeatPlan.Me(null), new SeatPlan.Open(), new SeatPlan.Bot("easy"));
      guest.ask(table, "sit", new Command.Sit(Seat.of(1), null));
      players.add(player(new HonestPlayer(host, true, table, log, random.split())));
      players.add(player(new HonestPlayer(guest, false, table, log, random.split())));
    }
  }

  private static Thread player(HonestPlayer player) {
    return Thread.ofVirtual().start(player);
  }

  /** Fails if a player's thread has died: a player who sends nothing would hide the losses. */
  private void checkThatAllStillPlay() throws MeasurementFailedException {
    long fallen = players.stream().filter(player -> !player.isAlive()).count();
    if (fallen > 0) {
      throw new MeasurementFailedException(
          fallen + " of " + players.size() + " players fell over; the lines above say why.");
    }
  }

  /** A part of the time, as it was measured. */
  private record Stretch(
      String words,
      long from,
      long to,
      List<Attacker> attackers,
      long heap,
      long resident,
      double wellAfter) {

    FloodFigures.Part part(List<PlayerLog.Answer> answers) {
      return new FloodFigures.Part(
          words,
          figures(answers, answer -> from <= answer.askedAt() && answer.askedAt() < to),
          attackers.stream().mapToLong(Attacker::tries).sum(),
          attackers.stream().mapToLong(Attacker::refusals).sum(),
          heap,
          resident,
          wellAfter);
    }
  }

  /** Two thirds of a part with the flood, with a kill in the middle, and the rest without. */
  private Stretch stretch(int number, @Nullable Flood flood)
      throws IOException, InterruptedException {
    String words = flood == null ? "none" : flood.words();
    progress.accept("part " + (number + 1) + " of " + PARTS + ": " + words + " ...");
    long from = System.nanoTime();
    long sixth = TimeUnit.MINUTES.toNanos(settings.minutes()) / PARTS / 6;
    List<Attacker> attackers = flood == null ? List.of() : flood.begin(ATTACKERS, server.port());
    server.watchUntil(from + 2 * sixth);
    if (number < settings.kills()) {
      server.killAndStart();
    }
    server.watchUntil(from + 4 * sixth);
    for (Attacker attacker : attackers) {
      attacker.stop();
    }
    double wellAfter = server.untilWell();
    server.watchUntil(from + 6 * sixth);
    long heap = server.now().heap();
    return new Stretch(
        words, from, System.nanoTime(), attackers, heap, server.now().resident(), wellAfter);
  }

  private static FloodFigures.Answers figures(
      List<PlayerLog.Answer> answers, Predicate<PlayerLog.Answer> which) {
    Latencies latencies = new Latencies();
    answers.stream().filter(which).forEach(answer -> latencies.add(answer.nanos()));
    return new FloodFigures.Answers(
        latencies.count(), latencies.millis(0.5), latencies.millis(0.99));
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
