package kraken.json;

/** Quotes texts with characters that JSON must escape (RFC 8259, section 7). */
final class Escapes {

  private static final String SHORT = "\b\t\n\f\r\"\\";
  private static final String NAMES = "btnfr\"\\";

  private Escapes() {}

  static String quoted(String text) {
    StringBuilder quoted = new StringBuilder(text.length() + 8).append('"');
    for (int i = 0; i < text.length(); i++) {
      append(text.charAt(i), quoted);
    }
    return quoted.append('"').toString();
  }

  private static void append(char letter, StringBuilder to) {
    int known = SHORT.indexOf(letter);
    if (known >= 0) {
      to.append('\\').append(NAMES.charAt(known));
    } else if (letter < ' ') {
      to.append(String.format("\\u%04X", (int) letter));
    } else {
      to.append(letter);
    }
  }
}
