package kraken.tables.model;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The secret answers of the current turn. Nobody else may learn that there are any, so the entry
 * numbers told to others leave them out.
 */
public record SecretAnswers(List<Answer> answers) {

  public static final SecretAnswers NONE = new SecretAnswers(List.of());

  /**
   * A secret answer.
   *
   * @param person the id of the person who gave it; empty for a bot
   */
  public record Answer(long number, String person) {}

  public SecretAnswers {
    answers = List.copyOf(answers);
  }

  public SecretAnswers with(Answer answer) {
    List<Answer> more = new ArrayList<>(answers);
    more.add(answer);
    return new SecretAnswers(more);
  }

  public boolean isNone() {
    return answers.isEmpty();
  }

  /** The entry numbers of the answers that this person may not know of. */
  public List<Long> hiddenFrom(@Nullable String person) {
    return isNone()
        ? List.of()
        : answers.stream()
            .filter(answer -> !answer.person.equals(person))
            .map(Answer::number)
            .toList();
  }
}
