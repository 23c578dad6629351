package kraken.tables.model;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The answers that were given in secret in the turn that is not over yet. Nobody may be told that
 * there are any, so others are told numbers that leave them out.
 */
public record SecretAnswers(List<Whisper> whispers) {

  public static final SecretAnswers NONE = new SecretAnswers(List.of());

  /**
   * An answer in secret.
   *
   * @param person who gave it; empty for a bot
   */
  public record Whisper(long number, String person) {}

  public SecretAnswers {
    whispers = List.copyOf(whispers);
  }

  public SecretAnswers with(Whisper whisper) {
    List<Whisper> more = new ArrayList<>(whispers);
    more.add(whisper);
    return new SecretAnswers(more);
  }

  public boolean isNone() {
    return whispers.isEmpty();
  }

  /** The answers that this person may not know of, by number. */
  public List<Long> hiddenFrom(@Nullable String person) {
    return isNone()
        ? List.of()
        : whispers.stream()
            .filter(whisper -> !whisper.person.equals(person))
            .map(Whisper::number)
            .toList();
  }
}
