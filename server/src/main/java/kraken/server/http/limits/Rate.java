package kraken.server.http.limits;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * How often a client may do something: this many times at once, and after that this many times a
 * second. A limit on what is there at the same time is a rate of 0 a second.
 */
public record Rate(int burst, double perSecond) {

  private static final Pattern TEXT = Pattern.compile("(\\d{1,9})(?:/(\\d{1,9}(?:\\.\\d{1,3})?))?");

  /** As people write it: {@code 300/50}, or {@code 100} for what is there at the same time. */
  public static Optional<Rate> of(String text) {
    Matcher matcher = TEXT.matcher(text);
    if (!matcher.matches()) {
      return Optional.empty();
    }
    String perSecond = matcher.group(2);
    int burst = Integer.parseInt(matcher.group(1));
    return Optional.of(new Rate(burst, perSecond == null ? 0 : Double.parseDouble(perSecond)));
  }

  public String text() {
    return perSecond == 0 ? String.valueOf(burst) : burst + "/" + decimal();
  }

  /** In words, for the answer to who was refused. */
  String words() {
    return perSecond == 0
        ? String.format(Locale.ROOT, "at most %,d", burst)
        : String.format(Locale.ROOT, "%,d at once, then %s a second", burst, decimal());
  }

  private String decimal() {
    return perSecond == Math.rint(perSecond)
        ? String.valueOf((long) perSecond)
        : String.valueOf(perSecond);
  }
}
