package kraken.web;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kraken.json.NamedShape;
import kraken.json.Shapes;

/**
 * Writes shapes as TypeScript declarations. A type that is nested in Java is declared in a
 * namespace.
 */
final class Declarations {

  static final String HEAD = "// Written at build from the records of the server.\n";

  private final Set<Class<?>> seen = new LinkedHashSet<>();
  private final Deque<Class<?>> waiting = new ArrayDeque<>();

  private Declarations() {}

  static String of(List<Class<?>> roots) {
    Declarations declarations = new Declarations();
    roots.forEach(declarations::mention);
    StringBuilder text = new StringBuilder(HEAD);
    while (!declarations.waiting.isEmpty()) {
      text.append('\n').append(declarations.placed(declarations.waiting.removeFirst()));
    }
    return text.toString();
  }

  /** The name of the type; makes sure that it is declared. */
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
    return switch (Shapes.named(type)) {
      case NamedShape.RecordShape record ->
          "interface " + name + " {\n" + Fields.of(record, this).indent(2) + "}";
      case NamedShape.OneOf(_, List<Class<?>> kinds) ->
          "type " + name + " = " + joined(kinds.stream().map(this::mention)) + ";";
      case NamedShape.Words(_, List<String> words) ->
          "type " + name + " = " + joined(words.stream().map(word -> "'" + word + "'")) + ";";
    };
  }

  private static String joined(Stream<String> types) {
    return types.collect(Collectors.joining(" | "));
  }

  private static String path(Class<?> type) {
    Class<?> outer = type.getDeclaringClass();
    return outer == null ? type.getSimpleName() : path(outer) + "." + type.getSimpleName();
  }
}
