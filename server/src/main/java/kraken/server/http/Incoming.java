package kraken.server.http;

import kraken.json.Json;
import kraken.json.Misfit;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;

/**
 * Reads what others have sent. In JSON anything may be null; here only what says so, and nobody
 * further in has to think of it.
 */
sealed interface Incoming<T> {

  record Fit<T>(T value) implements Incoming<T> {}

  /** It is something else, and the sentence says what is wrong with it. */
  record Unfit<T>(String sentence) implements Incoming<T> {}

  static <T> Incoming<T> read(String text, Class<T> as) {
    T value = readOrNull(text, as);
    return value == null
        ? new Unfit<>("Malformed: " + Misfit.in(text, as) + "; /openapi.json tells all of it.")
        : new Fit<>(value);
  }

  private static <T> @Nullable T readOrNull(String text, Class<T> as) {
    try {
      T value = Json.read(text, as);
      return Nulls.isComplete(value) ? value : null;
    } catch (JacksonException unfit) {
      return null;
    }
  }
}
