package kraken.kit;

import java.util.List;
import java.util.stream.Stream;

/**
 * What a game's judgement is learned from: numbers of a position, each with a name. {@link Weights}
 * make a judgement of them.
 */
public interface Features<S> {

  /** The names, in the order of the numbers. */
  List<String> names();

  /** Which set of weights judges this position; positions of one game have the same. */
  String set(S state);

  /**
   * Writes the numbers of a game that is not over as they look to the seat.
   *
   * @param numbers all 0; one for each name
   */
  void read(S state, Seat seat, double[] numbers);

  /** The numbers of a game that is not over as they look to the seat. */
  default double[] numbers(S state, Seat seat) {
    double[] numbers = new double[names().size()];
    read(state, seat, numbers);
    return numbers;
  }

  /**
   * How many seats compete. Where there are several, the numbers tell of the seat alone, and its
   * chance is its share beside the others. With 1 the numbers tell all, of others too.
   */
  default int competitors(S state) {
    return 1;
  }

  /** How much each feature counts in the game's own judgement; none where nothing was learned. */
  default Weights weights() {
    return Weights.none();
  }

  /**
   * What a feature is about, as a key for texts. Features that tell of one thing have one subject,
   * such as those that count holes; a page says in these words why a line is better. Empty for what
   * is the same in all positions of a game.
   */
  default String subject(String name) {
    int dot = name.indexOf('.');
    return dot < 0 ? name : name.substring(0, dot);
  }

  /** What the feature of a competitor is about, as {@link #subject}. */
  default String subjectOfCompetitor(String name) {
    return subject(name);
  }

  /** All subjects, each once. */
  default List<String> subjects() {
    return Stream.concat(
            names().stream().<String>map(this::subject),
            names().stream().<String>map(this::subjectOfCompetitor))
        .distinct()
        .toList();
  }
}
