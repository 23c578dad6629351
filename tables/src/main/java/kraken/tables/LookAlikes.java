package kraken.tables;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** Finds names that people would take for the same one. It errs on the side of the same. */
public final class LookAlikes {

  /** Accents and the like. Marks of scripts that write vowels with them are left alone. */
  private static final Pattern ACCENTS =
      Pattern.compile(
          "[\\u0300-\\u036f\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20ff\\ufe00-\\ufe0f]");

  private static final Pattern BLANKS_AND_POINTS = Pattern.compile("[\\p{Z}\\p{Cf}\\p{P}\\s]+");

  /** Letters of small Cyrillic and Greek, and strokes; below each, the letter it looks like. */
  private static final String DRAWN =
      "\u0430\u0432\u0435\u043a\u043c\u043d\u043e\u0440\u0441\u0442\u0443\u0445\u0456\u0458\u0455"
          + "\u04bb\u0501\u051b\u051d\u04cf"
          + "\u03b1\u03b2\u03b5\u03b6\u03b7\u03b9\u03ba\u03bc\u03bd\u03bf\u03c1\u03c4\u03c5\u03c7"
          + "\u0131\u0269\u0261\u0251" // Latin without a dot, or as in phonetics
          + "il1|0\u00f8\u0142";

  private static final String READ =
      "abekmhopctyxljs" //
          + "hdqwl"
          + "abezhlkmnoptyx"
          + "llga"
          + "llllool";

  private LookAlikes() {}

  public static boolean are(String name, String other) {
    return skeleton(name).equals(skeleton(other));
  }

  /**
   * What is left of a name without case, accents, blanks and points, with letters of any alphabet
   * as the Latin ones that they look like. A name of nothing but points is left as it is.
   */
  private static String skeleton(String name) {
    String decomposed = Normalizer.normalize(name, Normalizer.Form.NFKD);
    String small = decomposed.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    String plain = BLANKS_AND_POINTS.matcher(ACCENTS.matcher(small).replaceAll("")).replaceAll("");
    StringBuilder latin = new StringBuilder(plain.length());
    plain.chars().forEach(letter -> latin.append(latin((char) letter)));
    return latin.isEmpty() ? name : latin.toString().replace("rn", "m").replace("vv", "w");
  }

  private static char latin(char letter) {
    int at = DRAWN.indexOf(letter);
    return at < 0 ? letter : READ.charAt(at);
  }
}
