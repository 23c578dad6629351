package kraken.json;

import java.util.ServiceLoader;

/**
 * Reads JSON as {@link Shape} describes it. Text that does not fit is a {@link JsonMismatch}.
 * {@link ServiceLoader} finds the implementation on the class path, so that callers need not know
 * the library behind it. Safe for any thread.
 */
public interface JsonReader {

  /** Refuses text with a field too many or too few, or one that stands there twice. */
  <T> T read(String text, Class<T> as);

  /**
   * Reads a file from anybody, which must not mean one thing here and another to the next reader.
   * It also refuses null where the record allows none. That check takes time, so moves are read
   * without it.
   */
  <T> T readStrictly(String text, Class<T> as);

  /** Reads the fields that the record has, and ignores all others. */
  <T> T readSome(String text, Class<T> as);

  /** The implementation on the class path. */
  static JsonReader installed() {
    return Installed.READER;
  }

  /** Finds the implementation once, when it is first used. */
  final class Installed {
    private static final JsonReader READER =
        ServiceLoader.load(JsonReader.class, JsonReader.class.getClassLoader())
            .findFirst()
            .orElseThrow(() ->
                new IllegalStateException(
                    "no JsonReader is on the class path: kraken-jackson must be there"));

    private Installed() {}
  }
}
