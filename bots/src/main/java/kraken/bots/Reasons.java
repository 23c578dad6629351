package kraken.bots;

import java.util.Comparator;
import java.util.List;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;

/** Finds what speaks for a line or against it. */
final class Reasons {

  private static final int MOST = 2;

  /** What changes the odds to win by less than a tenth is not worth a word beside other lines. */
  private static final double LEAST = Math.log(1.1);

  /** What a line changes at all is said from here on, where it is as good as the others. */
  private static final double LEAST_CHANGE = Math.log(1.01);

  private Reasons() {}

  private record Difference(String subject, double size) {}

  /**
   * The subjects in which the line differs most from the mean of the others. Where it differs in
   * none, what it changes for the better about the position before it: a line that is as good as
   * the others is good for something, too, and what all of them cost speaks against none.
   *
   * @param before what each subject contributes before the lines
   */
  static <M> List<Reason> of(
      TriedLine<M> line, List<TriedLine<M>> lines, TriedLine<M> before, List<String> subjects) {
    if (!line.isWeighed()) {
      return List.of();
    }
    List<TriedLine<M>> others =
        lines.stream().filter(other -> !other.equals(line) && other.isWeighed()).toList();
    List<Reason> beside = largest(subjects, LEAST, i -> difference(line, others, i));
    return beside.isEmpty()
        ? largest(subjects, LEAST_CHANGE, i -> Math.max(0, difference(line, List.of(before), i)))
        : beside;
  }

  private static List<Reason> largest(
      List<String> subjects, double least, IntToDoubleFunction difference) {
    return IntStream.range(0, subjects.size())
        .mapToObj(i -> new Difference(subjects.get(i), difference.applyAsDouble(i)))
        .filter(each -> Math.abs(each.size) >= least)
        .sorted(Comparator.comparingDouble(each -> -Math.abs(each.size)))
        .limit(MOST)
        .map(each -> new Reason(each.subject, each.size > 0))
        .toList();
  }

  private static <M> double difference(TriedLine<M> line, List<TriedLine<M>> others, int subject) {
    return others.stream()
        .mapToDouble(other -> line.contribution(subject) - other.contribution(subject))
        .average()
        .orElse(0);
  }
}
