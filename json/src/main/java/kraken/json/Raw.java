package kraken.json;

import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;

/**
 * A value that is JSON already, written once and sent to many. It goes out as it is, so only what
 * {@link Json} has written may be in it.
 */
public record Raw(String json) {

  @Override
  public String toString() {
    return json;
  }

  static final class Writer extends ValueSerializer<Raw> {
    @Override
    public void serialize(Raw raw, JsonGenerator generator, SerializationContext context) {
      generator.writeRawValue(raw.json);
    }
  }

  static final class Reader extends ValueDeserializer<Raw> {
    @Override
    public Raw deserialize(JsonParser parser, DeserializationContext context) {
      return new Raw(context.readValue(parser, JsonNode.class).toString());
    }
  }
}
