package kraken.jackson;

import tools.jackson.core.StreamReadFeature;
import tools.jackson.databind.AnnotationIntrospector;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.MapperFeature;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.cfg.MutableCoercionConfig;
import tools.jackson.databind.exc.MismatchedInputException;
import tools.jackson.databind.introspect.JacksonAnnotationIntrospector;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.type.LogicalType;

/**
 * Writes and reads JSON with Jackson, as {@link kraken.json.Shape} describes it. Equal values give
 * equal text. Text with a field too many or too few is a {@link
 * tools.jackson.core.JacksonException}. Safe for any thread.
 */
public final class Json {

  private static final JsonMapper MAPPER = configured();

  private static final ClassValue<ObjectWriter> WRITERS =
      new ClassValue<>() {
        @Override
        protected ObjectWriter computeValue(Class<?> type) {
          return MAPPER.writerFor(type);
        }
      };

  private Json() {}

  /** The mapper, for libraries that want to be given one. */
  public static JsonMapper mapper() {
    return MAPPER;
  }

  /**
   * The value as compact text.
   *
   * @param as the type as which the text will be read: a sealed interface rather than one of its
   *     records
   */
  public static String write(Object value, Class<?> as) {
    return WRITERS.get(as).writeValueAsString(value);
  }

  /** The same in UTF-8. */
  public static byte[] bytes(Object value, Class<?> as) {
    return WRITERS.get(as).writeValueAsBytes(value);
  }

  /** The value as indented text, for files that people read. */
  public static String pretty(Object value, Class<?> as) {
    return WRITERS.get(as).withDefaultPrettyPrinter().writeValueAsString(value);
  }

  public static <T> T read(String text, Class<T> as) {
    return MAPPER.readValue(text, as);
  }

  /** See {@link kraken.json.JsonReader#readStrictly}. */
  public static <T> T readStrictly(String text, Class<T> as) {
    T value = Strict.MAPPER.readValue(text, as);
    if (value == null) {
      throw MismatchedInputException.from(null, as, "nothing is there");
    }
    return value;
  }

  /** Made when it is first used: only imports need it. */
  private static final class Strict {
    static final JsonMapper MAPPER =
        Json.MAPPER
            .rebuild()
            .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
            .annotationIntrospector(
                AnnotationIntrospector.pair(
                    new NoNulls(), Json.MAPPER.deserializationConfig().getAnnotationIntrospector()))
            .build();
  }

  /** A number is no name. */
  private static void textOnly(MutableCoercionConfig config) {
    config
        .setCoercion(CoercionInputShape.Integer, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Float, CoercionAction.Fail)
        .setCoercion(CoercionInputShape.Boolean, CoercionAction.Fail);
  }

  private static JsonMapper configured() {
    return JsonMapper.builder()
        .annotationIntrospector(
            AnnotationIntrospector.pair(
                new ShapeIntrospector(), new JacksonAnnotationIntrospector()))
        .addModule(new JacksonModule())
        .enable(MapperFeature.INFER_RECORD_GETTERS_FROM_COMPONENTS_ONLY)
        .disable(MapperFeature.SORT_PROPERTIES_ALPHABETICALLY)
        .disable(MapperFeature.ALLOW_COERCION_OF_SCALARS)
        .enable(SerializationFeature.ORDER_MAP_ENTRIES_BY_KEYS)
        .enable(SerializationFeature.ORDER_SET_ELEMENTS)
        .enable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
        .disable(DeserializationFeature.ACCEPT_FLOAT_AS_INT)
        .withCoercionConfig(LogicalType.Textual, Json::textOnly)
        .build();
  }
}
