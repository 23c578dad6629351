package kraken.jackson;

import java.util.function.Supplier;
import kraken.json.JsonReader;
import tools.jackson.core.JacksonException;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.ObjectReader;
import tools.jackson.databind.exc.MismatchedInputException;

/** Reads with Jackson. {@link JsonReader#installed} finds this class. */
public final class JacksonReader implements JsonReader {

  private static final ObjectReader READER =
      Json.mapper().reader().with(StreamReadFeature.STRICT_DUPLICATE_DETECTION);

  @Override
  public <T> T read(String text, Class<T> as) {
    return fitting(as, () -> READER.forType(as).readValue(text));
  }

  @Override
  public <T> T readStrictly(String text, Class<T> as) {
    return fitting(as, () -> Json.readStrictly(text, as));
  }

  @Override
  public <T> T readSome(String text, Class<T> as) {
    return fitting(
        as,
        () ->
            Json.mapper()
                .readerFor(as)
                .without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                .readValue(text));
  }

  private static <T> T fitting(Class<T> as, Supplier<T> reading) {
    try {
      T value = reading.get();
      if (value == null) {
        throw MismatchedInputException.from(null, as, "the text is null");
      }
      return value;
    } catch (JacksonException unfit) {
      throw Mismatches.of(unfit);
    }
  }
}
