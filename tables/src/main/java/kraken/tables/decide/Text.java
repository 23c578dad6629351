package kraken.tables.decide;

import java.util.Optional;
import kraken.tables.Person;

/** Text that people send, made fit to be shown to others. */
final class Text {

  static final int LONGEST_NAME = 24;
  static final int LONGEST_WORDS = 500;

  private Text() {}

  /** A name, or nothing where none is left of it. */
  static Optional<String> name(String sent) {
    return fitting(sent, LONGEST_NAME);
  }

  static Optional<String> words(String sent) {
    return fitting(sent, LONGEST_WORDS);
  }

  static Person named(Person person, String name) {
    return new Person(person.id(), name);
  }

  private static Optional<String> fitting(String sent, int longest) {
    String clean = clean(sent);
    return clean.isEmpty() || clean.length() > longest ? Optional.empty() : Optional.of(clean);
  }

  /** Without control and direction characters, which could disturb what stands around the text. */
  private static String clean(String sent) {
    return sent.replaceAll("[\\p{Cc}\\p{Cf}\\p{Cs}\\u2028\\u2029&&[^\\u200D]]", " ")
        .replaceAll("\\s+", " ")
        .strip();
  }
}
