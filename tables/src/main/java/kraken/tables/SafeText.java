package kraken.tables;

import java.util.Optional;
import java.util.regex.Pattern;

/** Cleans the text that people send, so that it can be shown to others. */
public final class SafeText {

  public static final int LONGEST_NAME = 24;
  public static final int LONGEST_WORDS = 500;

  /**
   * Invisible characters, which could reverse or hide the text around them. The zero-width joiner
   * is allowed: it makes one emoji of several.
   */
  private static final Pattern UNSEEN =
      Pattern.compile("[\\p{Cc}\\p{Cf}\\p{Cs}&&[^\\s\\u0085\\u200D]]");

  private static final Pattern SPACE = Pattern.compile("[\\s\\u0085\\p{Z}]+");
  private static final Pattern EDGE = Pattern.compile("^[ \\u200D]+|[ \\u200D]+$");

  /**
   * A visible character. The listed letters and the empty Braille pattern look like blanks, so they
   * do not count.
   */
  private static final Pattern SEEN =
      Pattern.compile("[^\\p{Cf}\\p{M}\\p{Z}\\u115F\\u1160\\u3164\\uFFA0\\u2800]");

  /**
   * Marks above and below a letter that follow four others. A pile of them reaches over the lines
   * around it; no script needs more than four. A joiner between them draws nothing, so it does not
   * begin a new pile.
   */
  private static final Pattern PILED_MARKS =
      Pattern.compile(
          "((?:[\\p{Mn}\\p{Me}]\\u200D*+){4})[\\p{Mn}\\p{Me}][\\p{Mn}\\p{Me}\\u200D]*+");

  private SafeText() {}

  /** The name without invisible characters; empty if nothing visible is left or it is too long. */
  public static Optional<String> name(String sent) {
    return fitting(sent, LONGEST_NAME);
  }

  public static Optional<String> words(String sent) {
    return fitting(sent, LONGEST_WORDS);
  }

  private static Optional<String> fitting(String sent, int longest) {
    String clean = clean(sent);
    boolean fits = clean.codePointCount(0, clean.length()) <= longest;
    return fits && SEEN.matcher(clean).find() ? Optional.of(clean) : Optional.empty();
  }

  private static String clean(String sent) {
    String seen = PILED_MARKS.matcher(UNSEEN.matcher(sent).replaceAll("")).replaceAll("$1");
    return EDGE.matcher(SPACE.matcher(seen).replaceAll(" ")).replaceAll("");
  }
}
