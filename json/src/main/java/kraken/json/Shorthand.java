package kraken.json;

import java.util.function.Function;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;

/**
 * A type that is written as a plainer one. What does not fit is refused as any other bad text is.
 */
record Shorthand<T, W>(Class<T> type, Class<W> plain, Function<T, W> to, Function<W, T> from) {

  ValueSerializer<T> writer() {
    return new ValueSerializer<>() {
      @Override
      public void serialize(T value, JsonGenerator generator, SerializationContext context) {
        context.writeValue(generator, to.apply(value));
      }
    };
  }

  ValueDeserializer<T> reader() {
    return new ValueDeserializer<>() {
      @Override
      public T deserialize(JsonParser parser, DeserializationContext context) {
        W written = context.readValue(parser, plain);
        try {
          return from.apply(written);
        } catch (IllegalArgumentException unfit) {
          throw context.instantiationException(type, unfit);
        }
      }
    };
  }
}
