package kraken.tables.model;

import java.util.ArrayList;
import java.util.List;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/**
 * Who has asked for advice in a game. Before the end nobody else may learn of it: it could tell who
 * had something to decide. So the entry numbers told to others leave these entries out.
 */
public record AskedAdvice(List<Question> questions) {

  public static final AskedAdvice NONE = new AskedAdvice(List.of());

  /**
   * A question for advice.
   *
   * @param number of its entry
   * @param person the id of the person who asked
   * @param moment the number of the entry of the position
   */
  public record Question(long number, Seat seat, String person, long moment) {}

  public AskedAdvice {
    questions = List.copyOf(questions);
  }

  public AskedAdvice with(Question question) {
    List<Question> more = new ArrayList<>(questions);
    more.add(question);
    return new AskedAdvice(more);
  }

  /**
   * Whether the seat has asked in the position of this entry, so that the answer counts already.
   */
  public boolean hasAsked(Seat seat, long moment) {
    return questions.stream()
        .anyMatch(question -> question.moment == moment && question.seat.equals(seat));
  }

  /** The numbers of the entries of others than this person. */
  public List<Long> hiddenFrom(@Nullable String person) {
    return questions.isEmpty()
        ? List.of()
        : questions.stream()
            .filter(question -> !question.person.equals(person))
            .map(Question::number)
            .toList();
  }

  /** How often each seat has asked. */
  public List<Integer> counts(int players) {
    List<Integer> counts = new ArrayList<>();
    for (int i = 0; i < players; i++) {
      Seat seat = Seat.of(i);
      counts.add((int) questions.stream().filter(one -> one.seat.equals(seat)).count());
    }
    return List.copyOf(counts);
  }
}
