package kraken.bots;

import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/** Finds what speaks for a line or against it beside others. */
final class Reasons {

  private static final int MOST = 2;

  /** What changes the odds to win by less than a tenth is not worth a word. */
  private static final double LEAST = Math.log(1.1);

  private Reasons() {}

  private record Difference(String subject, double size) {}

  /** The subjects in which the line differs most from the mean of the others. */
  static <M> List<Reason> of(TriedLine<M> line, List<TriedLine<M>> lines, List<String> subjects) {
    List<TriedLine<M>> others = lines.stream().filter(other -> !other.equals(line)).toList();
    return IntStream.range(0, subjects.size())
        .mapToObj(i -> new Difference(subjects.get(i), difference(line, others, i)))
        .filter(difference -> Math.abs(difference.size) >= LEAST)
        .sorted(Comparator.comparingDouble(difference -> -Math.abs(difference.size)))
        .limit(MOST)
        .map(difference -> new Reason(difference.subject, difference.size > 0))
        .toList();
  }

  private static <M> double difference(TriedLine<M> line, List<TriedLine<M>> others, int subject) {
    return others.stream()
        .mapToDouble(other -> line.contribution(subject) - other.contribution(subject))
        .average()
        .orElse(0);
  }
}
