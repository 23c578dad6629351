package kraken.jackson;

import kraken.json.SmallValue;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;

/** Writes a small value as {@link SmallValue} says, and refuses to read what does not fit. */
final class SmallValueCodec {

  private SmallValueCodec() {}

  static <T> ValueSerializer<T> writer(SmallValue<T, ?> small) {
    return new ValueSerializer<>() {
      @Override
      public void serialize(T value, JsonGenerator generator, SerializationContext context) {
        context.writeValue(generator, small.to().apply(value));
      }
    };
  }

  static <T, W> ValueDeserializer<T> reader(SmallValue<T, W> small) {
    return new ValueDeserializer<>() {
      @Override
      public T deserialize(JsonParser parser, DeserializationContext context) {
        W written = context.readValue(parser, small.plain());
        try {
          return small.from().apply(written);
        } catch (IllegalArgumentException unfit) {
          throw context.instantiationException(small.type(), unfit);
        }
      }
    };
  }
}
