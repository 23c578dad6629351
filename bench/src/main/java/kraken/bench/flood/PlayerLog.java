package kraken.bench.flood;

import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.LongAdder;

/** What honest players were told, and how long it took. Safe for many threads. */
final class PlayerLog {

  /** How long an answer took. Times are those of {@link System#nanoTime}. */
  record Answer(long askedAt, long nanos) {}

  private final Queue<Answer> answers = new ConcurrentLinkedQueue<>();
  private final Map<String, Map<String, Long>> acknowledged = new ConcurrentHashMap<>();
  private final LongAdder refused = new LongAdder();
  private final LongAdder reconnected = new LongAdder();

  void done(String table, String command, long number, Answer answer) {
    acknowledged.computeIfAbsent(table, _ -> new ConcurrentHashMap<>()).put(command, number);
    answers.add(answer);
  }

  void refused() {
    refused.increment();
  }

  void reconnected() {
    reconnected.increment();
  }

  List<Answer> answers() {
    return List.copyOf(answers);
  }

  /** By table: the commands that were acknowledged, with the number that the player was told. */
  Map<String, Map<String, Long>> acknowledged() {
    return acknowledged;
  }

  long refusals() {
    return refused.sum();
  }

  long reconnections() {
    return reconnected.sum();
  }
}
