package kraken.tables.decide;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import kraken.kit.Seat;
import kraken.tables.LookAlikes;
import kraken.tables.Person;
import kraken.tables.SafeText;
import kraken.tables.Sitter;
import kraken.tables.model.Crew;
import org.jspecify.annotations.Nullable;

/**
 * Tells people with one name apart: whoever comes later gets a number. Nobody is turned away for a
 * name, and nobody is taken for somebody who was there before. Pages do the same for the names of
 * bots.
 */
final class DistinctNames {

  private static final Pattern NUMBER = Pattern.compile(" [2-9]$");

  private DistinctNames() {}

  /**
   * The person under a name that nobody else of the crew has, nor one that looks like it.
   *
   * @param seat the seat that the person gets, whose sitter does not count; null for a watcher
   */
  static Person of(Person person, Crew crew, @Nullable Seat seat) {
    List<String> taken =
        IntStream.range(0, crew.sitters().size())
            .filter(i -> seat == null || i != seat.index())
            .mapToObj(crew.sitters()::get)
            .flatMap(sitter -> nameOfAnother(sitter, person).stream())
            .toList();
    return isFree(person.name(), taken) ? person : person.named(numbered(person.name(), taken));
  }

  private static List<String> nameOfAnother(Sitter sitter, Person person) {
    return sitter instanceof Sitter.Human(Person other) && !other.id().equals(person.id())
        ? List.of(other.name())
        : List.of();
  }

  private static boolean isFree(String name, List<String> taken) {
    return taken.stream().noneMatch(other -> LookAlikes.are(name, other));
  }

  /** One of as many numbers as there are names, and one more, is free. */
  private static String numbered(String name, List<String> taken) {
    String base = NUMBER.matcher(name).replaceFirst("");
    return IntStream.rangeClosed(2, taken.size() + 2)
        .mapToObj(number -> shortened(base, " " + number))
        .filter(candidate -> isFree(candidate, taken))
        .findFirst()
        .orElseThrow();
  }

  private static String shortened(String base, String number) {
    int room = SafeText.LONGEST_NAME - number.length();
    int length = base.codePointCount(0, base.length());
    String kept = length <= room ? base : base.substring(0, base.offsetByCodePoints(0, room));
    return SafeText.name(kept).orElse("?") + number;
  }
}
