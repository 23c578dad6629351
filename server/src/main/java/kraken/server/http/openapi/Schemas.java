package kraken.server.http.openapi;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kraken.jackson.Json;
import kraken.json.NamedShape;
import kraken.json.Shape;
import kraken.json.Shapes;
import kraken.json.SmallValue;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes the shapes of the wire as JSON Schema. Not safe for several threads. */
public final class Schemas {

  private static final String WHERE = "#/components/schemas/";
  private static final String GAMES = "kraken.games.";

  private final Map<String, ObjectNode> described = new TreeMap<>();
  private final Deque<Class<?>> waiting = new ArrayDeque<>();
  private final Map<String, List<Class<?>>> ofGames;

  /**
   * Creates an empty set of schemas; {@link #of} adds to it.
   *
   * @param ofGames the types of the games that stand in a field declared as any JSON, by {@link
   *     GameFields#field}
   */
  public Schemas(Map<String, List<Class<?>>> ofGames) {
    this.ofGames = ofGames;
  }

  /** The schema of the type, by reference where it has a name. */
  public ObjectNode of(Class<?> type) {
    return type.isArray() ? list(of(type.getComponentType())) : of(Shapes.of(type));
  }

  private ObjectNode of(Shape shape) {
    return switch (shape) {
      case Shape.Plain plain -> of(plain);
      case Shape.ListOf(Shape element) -> list(of(element));
      case Shape.SetOf(Shape element) -> list(of(element));
      case Shape.MapOf(Shape _, Shape value) -> map(of(value));
      case Shape.Named(Class<?> type) -> reference(type);
      case Shape.Foreign _ -> object();
    };
  }

  private static ObjectNode of(Shape.Plain plain) {
    return switch (plain) {
      case TEXT -> typed("string");
      case INT, LONG, SEAT -> typed("integer");
      case DOUBLE -> typed("number");
      case BOOLEAN -> typed("boolean");
      case SEATS, NUMBERS -> list(typed("integer"));
      case VIEWER -> any(List.of(typed("integer"), object().put("const", SmallValue.WATCHER)));
      case JSON -> object();
    };
  }

  private ObjectNode reference(Class<?> type) {
    String name = name(type);
    if (!described.containsKey(name)) {
      described.put(name, object());
      waiting.add(type);
    }
    return object().put("$ref", WHERE + name);
  }

  /**
   * The name of the schema. All games have a State, a Move and so on, so the id of the game stands
   * in front.
   */
  static String name(Class<?> type) {
    Class<?> around = type.getEnclosingClass();
    if (around != null) {
      return name(around) + "." + type.getSimpleName();
    }
    String home = type.getPackageName();
    return home.startsWith(GAMES)
        ? home.substring(GAMES.length()).split("\\.", 2)[0] + "." + type.getSimpleName()
        : type.getSimpleName();
  }

  /** The schemas of all types that were referred to, by name. */
  public Map<String, ObjectNode> described() {
    while (!waiting.isEmpty()) {
      Class<?> type = waiting.remove();
      described.put(name(type), whole(Shapes.named(type)));
    }
    return described;
  }

  private ObjectNode whole(NamedShape shape) {
    return switch (shape) {
      case NamedShape.RecordShape record -> record(record);
      case NamedShape.OneOf(_, List<Class<?>> kinds) -> choice(kinds);
      case NamedShape.Words(_, List<String> names) -> words(names);
    };
  }

  private static ObjectNode words(List<String> names) {
    ObjectNode words = typed("string");
    ArrayNode among = words.putArray("enum");
    names.forEach(among::add);
    return words;
  }

  private ObjectNode choice(List<Class<?>> kinds) {
    ObjectNode choice = object();
    ArrayNode among = choice.putArray("oneOf");
    kinds.forEach(kind -> among.add(reference(kind)));
    choice.putObject("discriminator").put("propertyName", NamedShape.TAG);
    return choice;
  }

  /**
   * A field that may be null is not required: clients may leave it out, and so does the writer of
   * some records.
   */
  private ObjectNode record(NamedShape.RecordShape shape) {
    ObjectNode schema = typed("object").put("additionalProperties", false);
    ObjectNode properties = schema.putObject("properties");
    ArrayNode required = schema.putArray("required");
    if (shape.tag() != null) {
      properties.putObject(NamedShape.TAG).put("const", shape.tag());
      required.add(NamedShape.TAG);
    }
    for (NamedShape.Field field : shape.fields()) {
      properties.set(field.name(), field(shape.type(), field));
      if (!field.mayBeNull()) {
        required.add(field.name());
      }
    }
    return schema;
  }

  private ObjectNode field(Class<?> record, NamedShape.Field field) {
    List<Class<?>> kinds = ofGames.get(GameFields.field(record, field.name()));
    ObjectNode schema = kinds == null ? of(field.shape()) : ofGames(kinds, field.shape());
    return field.mayBeNull() ? any(List.of(schema, typed("null"))) : schema;
  }

  private ObjectNode ofGames(List<Class<?>> kinds, Shape declared) {
    ObjectNode one = any(kinds.stream().map(this::of).toList());
    return declared instanceof Shape.ListOf ? list(one) : one;
  }

  private static ObjectNode any(List<ObjectNode> schemas) {
    ObjectNode any = object();
    any.putArray("anyOf").addAll(schemas);
    return any;
  }

  private static ObjectNode list(ObjectNode of) {
    ObjectNode list = typed("array");
    list.set("items", of);
    return list;
  }

  private static ObjectNode map(ObjectNode of) {
    ObjectNode map = typed("object");
    map.set("additionalProperties", of);
    return map;
  }

  private static ObjectNode typed(String type) {
    return object().put("type", type);
  }

  private static ObjectNode object() {
    return Json.mapper().createObjectNode();
  }
}
