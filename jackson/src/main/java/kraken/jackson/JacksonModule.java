package kraken.jackson;

import kraken.json.JsonText;
import kraken.json.SmallValue;
import kraken.kit.Seat;
import tools.jackson.databind.module.SimpleModule;

/**
 * Gives Jackson serializers and deserializers for small values and {@link JsonText}, and a fast way
 * to make records.
 */
final class JacksonModule extends SimpleModule {

  private static final long serialVersionUID = 1;

  JacksonModule() {
    super("kraken");
    SmallValue.ALL.forEach(this::add);
    addKeySerializer(Seat.class, new SeatKey.Writer());
    addKeyDeserializer(Seat.class, new SeatKey.Reader());
    addSerializer(JsonText.class, new JsonTextCodec.Writer());
    addDeserializer(JsonText.class, new JsonTextCodec.Reader());
  }

  @Override
  public void setupModule(SetupContext context) {
    super.setupModule(context);
    context.addValueInstantiators(new RecordMaker.Makers());
  }

  private <T, W> void add(SmallValue<T, W> small) {
    addSerializer(small.type(), SmallValueCodec.writer(small));
    addDeserializer(small.type(), SmallValueCodec.reader(small));
  }
}
