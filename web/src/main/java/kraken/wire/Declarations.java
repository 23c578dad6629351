package kraken.wire;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * TypeScript declarations of records, enums and sealed interfaces, as {@link kraken.json.Json}
 * writes them. What is nested in Java is nested in a namespace.
 */
final class Declarations {

  private final Set<Class<?>> seen = new LinkedHashSet<>();
  private final Deque<Class<?>> waiting = new ArrayDeque<>();

  private Declarations() {}

  static String of(List<Class<?>> roots) {
    Declarations declarations = new Declarations();
    roots.forEach(declarations::mention);
    StringBuilder text = new StringBuilder("// Written at build from the records of the server.\n");
    while (!declarations.waiting.isEmpty()) {
      text.append('\n').append(declarations.placed(declarations.waiting.removeFirst()));
    }
    return text.toString();
  }

  /** The name under which the type is declared, sooner or later. */
  String mention(Class<?> type) {
    if (seen.add(type)) {
      waiting.add(type);
    }
    Class<?> outer = type.getDeclaringClass();
    return outer == null ? type.getSimpleName() : path(outer) + "." + type.getSimpleName();
  }

  private String placed(Class<?> type) {
    Class<?> outer = type.getDeclaringClass();
    String declaration = "export " + declaration(type) + "\n";
    return outer == null
        ? declaration
        : "export namespace " + path(outer) + " {\n" + declaration.indent(2) + "}\n";
  }

  private String declaration(Class<?> type) {
    String name = type.getSimpleName();
    if (type.isEnum()) {
      return "type " + name + " = " + constants(type) + ";";
    }
    if (type.isSealed()) {
      return "type " + name + " = " + records(type) + ";";
    }
    if (type.isRecord()) {
      return "interface " + name + " {\n" + Fields.of(type, this).indent(2) + "}";
    }
    throw new IllegalArgumentException("there is no rule to write " + type + " for the client");
  }

  private static String constants(Class<?> type) {
    return Arrays.stream(type.getEnumConstants())
        .map(constant -> "'" + ((Enum<?>) constant).name() + "'")
        .collect(Collectors.joining(" | "));
  }

  private String records(Class<?> sealed) {
    return Arrays.stream(sealed.getPermittedSubclasses())
        .map(this::mention)
        .collect(Collectors.joining(" | "));
  }

  private static String path(Class<?> type) {
    Class<?> outer = type.getDeclaringClass();
    return outer == null ? type.getSimpleName() : path(outer) + "." + type.getSimpleName();
  }
}
