package kraken.lab;

import java.io.PrintStream;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** Prints a line every few seconds, for log files. Safe for any thread. */
final class LineProgress implements Progress {

  private static final long PAUSE = TimeUnit.SECONDS.toNanos(5);

  private final PrintStream out;
  private final LongSupplier nanoTime;
  private final long games;
  private final long began;
  private long lastLine;
  private long done;

  LineProgress(PrintStream out, LongSupplier nanoTime, long games) {
    this.out = out;
    this.nanoTime = nanoTime;
    this.games = games;
    this.began = nanoTime.getAsLong();
    this.lastLine = began;
  }

  @Override
  public synchronized void step() {
    done++;
    long now = nanoTime.getAsLong();
    if (now - lastLine >= PAUSE) {
      lastLine = now;
      out.println(line(now - began));
    }
  }

  private String line(long elapsed) {
    long left = TimeUnit.NANOSECONDS.toSeconds((long) ((double) elapsed / done * (games - done)));
    return String.format(
        Locale.ROOT,
        "%,d of %,d games (%d %%), about %,d s left",
        done,
        games,
        100 * done / games,
        left);
  }
}
