package kraken.json;

import java.util.ServiceLoader;

/**
 * Reads JSON as {@link Shape} describes it; what does not fit is a {@link JsonMismatch}. The JDK
 * finds the implementation on the class path, so that its users need not know the library behind
 * it.
 */
public interface JsonReader {

  /** Refuses text with a field too many or too few. */
  <T> T read(String text, Class<T> as);

  /**
   * For files from anybody, which must not mean one thing to us and another to the next reader: no
   * field may stand there twice, and only what may be null is null. These checks take time, so what
   * is read for every move does without them.
   */
  <T> T readStrictly(String text, Class<T> as);

  /** Reads the fields that the record has, and ignores all others. */
  <T> T readSome(String text, Class<T> as);

  /** The implementation on the class path. */
  static JsonReader installed() {
    return Installed.READER;
  }

  /** Looked for once. */
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
