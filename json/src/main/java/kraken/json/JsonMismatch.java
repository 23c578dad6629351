package kraken.json;

import java.util.List;

/**
 * A text is not the JSON that the reader expects. The message says what is wrong and what would be
 * right, as a sentence without its end. It repeats no more of the text than short names of fields.
 */
public final class JsonMismatch extends IllegalArgumentException {

  private static final long serialVersionUID = 1;

  private final String sentence;
  private final transient List<String> path;
  private final boolean twice;

  /**
   * A mismatch with its sentence and its place.
   *
   * @param path the fields and places that lead to what is wrong; places are counted from 1
   * @param twice whether a field stands there twice
   */
  public JsonMismatch(String message, List<String> path, boolean twice, Throwable cause) {
    super(message, cause);
    this.sentence = message;
    this.path = List.copyOf(path);
    this.twice = twice;
  }

  @Override
  public String getMessage() {
    return sentence;
  }

  public List<String> path() {
    return path;
  }

  public boolean isTwice() {
    return twice;
  }

  /** The path as it stands in a sentence. */
  public static String quoted(List<String> path) {
    return "\"" + String.join(".", path) + "\"";
  }
}
