package kraken.jackson;

import kraken.json.JsonText;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.ValueSerializer;

/** Writes a {@link JsonText} as it is, and reads any JSON as one. */
final class JsonTextCodec {

  private static final JsonText NULL = new JsonText("null");

  private JsonTextCodec() {}

  static final class Writer extends ValueSerializer<JsonText> {
    @Override
    public void serialize(JsonText text, JsonGenerator generator, SerializationContext context) {
      generator.writeRawValue(text.json());
    }
  }

  public static final class Reader extends ValueDeserializer<JsonText> {
    @Override
    public JsonText deserialize(JsonParser parser, DeserializationContext context) {
      return new JsonText(context.readValue(parser, JsonNode.class).toString());
    }

    /** Where a component may not be null, a JSON null is read as the text {@code null}. */
    @Override
    public JsonText getEmptyValue(DeserializationContext context) {
      return NULL;
    }
  }
}
