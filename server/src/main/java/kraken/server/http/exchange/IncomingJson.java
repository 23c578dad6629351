package kraken.server.http.exchange;

import kraken.json.JsonMismatch;
import kraken.json.JsonReader;
import org.jspecify.annotations.Nullable;

/**
 * Reads what others have sent. In JSON anything may be null; here only what says so, and nobody
 * further in has to think of it.
 */
public sealed interface IncomingJson<T> {

  JsonReader READER = JsonReader.installed();

  record Fit<T>(T value) implements IncomingJson<T> {}

  /** It is something else, and the sentence says what is wrong with it. */
  record Unfit<T>(String sentence) implements IncomingJson<T> {}

  static <T> IncomingJson<T> read(String text, Class<T> as) {
    T value = readOrNull(text, as);
    return value == null
        ? new Unfit<>("Malformed: " + mismatch(text, as) + "; /openapi.json tells all of it.")
        : new Fit<>(value);
  }

  private static String mismatch(String text, Class<?> as) {
    try {
      READER.readStrictly(text, as);
      return "it is not what is taken here";
    } catch (JsonMismatch unfit) {
      return unfit.getMessage();
    }
  }

  private static <T> @Nullable T readOrNull(String text, Class<T> as) {
    try {
      T value = READER.read(text, as);
      return NullFinder.isComplete(value) ? value : null;
    } catch (JsonMismatch unfit) {
      return null;
    }
  }
}
