package kraken.server.http;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import kraken.json.Json;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Viewer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Describes the types of the wire as JSON Schema, from the records themselves. */
final class Schemas {

  private static final String WHERE = "#/components/schemas/";
  private static final String GAMES = "kraken.games.";

  private final Map<String, ObjectNode> described = new TreeMap<>();
  private final Deque<Class<?>> waiting = new ArrayDeque<>();
  private final Map<String, List<Class<?>>> ofGames;

  /**
   * Nothing is described yet.
   *
   * @param ofGames the types that may stand in a field, where the record alone does not say it
   */
  Schemas(Map<String, List<Class<?>>> ofGames) {
    this.ofGames = ofGames;
  }

  /** The schema of the type, by reference where it has a name. */
  ObjectNode of(Type type) {
    if (type instanceof ParameterizedType generic) {
      return ofGeneric(generic);
    }
    Class<?> plain = (Class<?>) type;
    if (plain.isArray()) {
      return list(of(plain.getComponentType()));
    }
    if (plain == Numbers.class || plain == Seats.class) {
      return list(typed("integer"));
    }
    if (plain == Viewer.class) {
      return any(List.of(typed("integer"), object().put("const", "watcher")));
    }
    return isNamed(plain) ? reference(plain) : scalar(plain);
  }

  private ObjectNode ofGeneric(ParameterizedType generic) {
    Type[] arguments = generic.getActualTypeArguments();
    if (Collection.class.isAssignableFrom((Class<?>) generic.getRawType())) {
      return list(of(arguments[0]));
    }
    ObjectNode map = typed("object");
    map.set("additionalProperties", of(arguments[1]));
    return map;
  }

  private static boolean isNamed(Class<?> type) {
    boolean ours =
        type.getName().startsWith("kraken.") && !type.getName().startsWith("kraken.json.");
    return ours && type != Seat.class && (type.isRecord() || type.isSealed() || type.isEnum());
  }

  private static ObjectNode scalar(Class<?> type) {
    if (type == String.class) {
      return typed("string");
    }
    if (type == boolean.class || type == Boolean.class) {
      return typed("boolean");
    }
    boolean whole =
        type == int.class || type == long.class || type == Integer.class || type == Long.class;
    return whole || type == Seat.class ? typed("integer") : object(); // anything: the game's own
  }

  private ObjectNode reference(Class<?> type) {
    String name = name(type);
    if (!described.containsKey(name)) {
      described.put(name, object());
      waiting.add(type);
    }
    return object().put("$ref", WHERE + name);
  }

  /** Games use the same words for their types; there the name of the game stands first. */
  static String name(Class<?> type) {
    Class<?> around = type.getEnclosingClass();
    if (around != null) {
      return name(around) + "." + type.getSimpleName();
    }
    String home = type.getPackageName();
    return home.startsWith(GAMES)
        ? home.substring(GAMES.length()) + "." + type.getSimpleName()
        : type.getSimpleName();
  }

  /** All that was referred to, by name. */
  Map<String, ObjectNode> described() {
    while (!waiting.isEmpty()) {
      Class<?> type = waiting.remove();
      described.put(name(type), whole(type));
    }
    return described;
  }

  private ObjectNode whole(Class<?> type) {
    if (type.isEnum()) {
      ObjectNode words = typed("string");
      ArrayNode among = words.putArray("enum");
      Stream.of(type.getEnumConstants()).forEach(word -> among.add(((Enum<?>) word).name()));
      return words;
    }
    return type.isRecord() ? record(type) : choice(type);
  }

  private ObjectNode choice(Class<?> type) {
    ObjectNode choice = object();
    ArrayNode among = choice.putArray("oneOf");
    for (Class<?> kind : type.getPermittedSubclasses()) {
      among.add(reference(kind));
    }
    choice.putObject("discriminator").put("propertyName", "type");
    return choice;
  }

  private ObjectNode record(Class<?> type) {
    ObjectNode schema = typed("object").put("additionalProperties", false);
    ObjectNode properties = schema.putObject("properties");
    ArrayNode required = schema.putArray("required");
    if (Stream.of(type.getInterfaces()).anyMatch(Class::isSealed)) {
      properties.putObject("type").put("const", type.getSimpleName());
      required.add("type");
    }
    for (RecordComponent component : type.getRecordComponents()) {
      properties.set(component.getName(), ofComponent(type, component));
      if (!mayBeNull(component)) {
        required.add(component.getName());
      }
    }
    return schema;
  }

  private ObjectNode ofComponent(Class<?> record, RecordComponent component) {
    List<Class<?>> kinds = ofGames.get(OfGames.field(record, component.getName()));
    ObjectNode schema =
        kinds == null ? of(component.getGenericType()) : ofGames(kinds, component.getType());
    return mayBeNull(component) ? any(List.of(schema, typed("null"))) : schema;
  }

  /** It may then be left out as well: so a client may send it, and so some records are written. */
  private static boolean mayBeNull(RecordComponent component) {
    return component.getAnnotatedType().isAnnotationPresent(Nullable.class);
  }

  private ObjectNode ofGames(List<Class<?>> kinds, Class<?> declared) {
    ObjectNode one = any(kinds.stream().map(this::of).toList());
    return Collection.class.isAssignableFrom(declared) ? list(one) : one;
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

  private static ObjectNode typed(String type) {
    return object().put("type", type);
  }

  private static ObjectNode object() {
    return Json.mapper().createObjectNode();
  }
}
