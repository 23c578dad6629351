package kraken.json;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;
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
public final class Raw {

  private final byte[] utf8;

  /** Kept once somebody has asked for it: a move that is written once is made again and again. */
  private @Nullable String json;

  public Raw(String json) {
    this(json.getBytes(StandardCharsets.UTF_8));
  }

  /** The bytes are kept as they are, and nobody else may have them. */
  Raw(byte[] utf8) {
    this.utf8 = utf8;
  }

  public String json() {
    String known = json;
    if (known == null) {
      known = new String(utf8, StandardCharsets.UTF_8);
      json = known;
    }
    return known;
  }

  /** Not to be changed. */
  byte[] utf8() {
    return utf8;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Raw raw && Arrays.equals(raw.utf8, utf8);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(utf8);
  }

  @Override
  public String toString() {
    return json();
  }

  static final class Writer extends ValueSerializer<Raw> {
    @Override
    public void serialize(Raw raw, JsonGenerator generator, SerializationContext context) {
      generator.writeRawValue(raw.json());
    }
  }

  static final class Reader extends ValueDeserializer<Raw> {
    @Override
    public Raw deserialize(JsonParser parser, DeserializationContext context) {
      return new Raw(context.readValue(parser, JsonNode.class).toString());
    }
  }
}
