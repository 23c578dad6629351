package kraken.server.http.exchange;

import kraken.json.JsonMismatch;
import kraken.json.JsonReader;
import org.jspecify.annotations.Nullable;

/**
 * Reads JSON from clients. It refuses null wherever the record does not allow it, so that no other
 * class has to check.
 */
public sealed interface IncomingJson<T> {

  JsonReader READER = JsonReader.installed();

  record Fit<T>(T value) implements IncomingJson<T> {}

  /** The text does not fit the type; the sentence says why. */
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
