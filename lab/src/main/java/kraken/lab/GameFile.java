package kraken.lab;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.HashMap;
import java.util.Map;
import kraken.jackson.Json;

/**
 * A file of whole games, a line of JSON each, in the order of their numbers. Games that end before
 * earlier ones wait for them. Safe for any thread.
 */
public final class GameFile {

  private final Writer writer;
  private final Map<Long, String> waiting = new HashMap<>();
  private long next;

  public GameFile(Writer writer) {
    this.writer = writer;
  }

  void write(GameRecord game) {
    write(game.number(), Json.write(game, GameRecord.class));
  }

  private synchronized void write(long number, String line) {
    waiting.put(number, line);
    try {
      for (String due = waiting.remove(next); due != null; due = waiting.remove(next)) {
        writer.append(due).append('\n');
        next++;
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
