package kraken.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A value that is JSON already: written once and sent to many, or received and not yet read.
 * Writers copy it as it is, so it must be well-formed. Immutable.
 */
public final class JsonText {

  private final byte[] utf8;

  /**
   * Kept after the first call of {@link #json}: the text of a move is asked for again and again.
   */
  private @Nullable String json;

  public JsonText(String json) {
    this(json.getBytes(StandardCharsets.UTF_8));
  }

  /** Keeps the array without a copy: the caller must not change it any more. */
  JsonText(byte[] utf8) {
    this.utf8 = utf8;
  }

  public String json() {
    String known = json;
    if (known == null) {
      known = new String(utf8, StandardCharsets.UTF_8);
      json = known;
    }
    return known;
  }

  /** The text in UTF-8. The caller must not change the bytes. */
  public byte[] utf8() {
    return utf8;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof JsonText text && Arrays.equals(text.utf8, utf8);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(utf8);
  }

  @Override
  public String toString() {
    return json();
  }
}
