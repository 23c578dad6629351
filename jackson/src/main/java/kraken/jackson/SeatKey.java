package kraken.jackson;

import kraken.kit.Seat;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** A seat as the key of a map: its number, as text. */
final class SeatKey {

  private SeatKey() {}

  static final class Writer extends ValueSerializer<Seat> {
    @Override
    public void serialize(Seat seat, JsonGenerator generator, SerializationContext context) {
      generator.writeName(Integer.toString(seat.index()));
    }
  }

  public static final class Reader extends KeyDeserializer {
    @Override
    public Seat deserializeKey(String key, DeserializationContext context) {
      try {
        return new Seat(Integer.parseInt(key));
      } catch (IllegalArgumentException unfit) {
        throw context.instantiationException(Seat.class, unfit);
      }
    }
  }
}
