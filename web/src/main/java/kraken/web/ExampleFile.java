package kraken.web;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import kraken.json.Examples;
import kraken.json.GameJson;
import kraken.json.GameTypes;
import kraken.json.JsonText;
import kraken.json.TypedJson;
import kraken.kit.Game;

/**
 * Examples of JSON with their TypeScript types: where the JSON of the server does not fit the
 * declarations, the page's type check fails. No page imports them.
 */
final class ExampleFile {

  private ExampleFile() {}

  static String ofRecords(List<Class<?>> roots) {
    return head("table")
        + roots.stream().map(ExampleFile::ofRecord).collect(Collectors.joining("\n"));
  }

  private static <T> String ofRecord(Class<T> type) {
    return list(type, Examples.of(type).stream().map(TypedJson.of(type)::write));
  }

  /** Examples of moves, views and events from a few random games. */
  static <S, M, V, E> String ofGame(Game<S, M, V, E> game) {
    GameTypes<M, V, E> types = GameTypes.of(game);
    GameJson<M, V, E> json = GameJson.of(game);
    PlayedExamples<S, M, V, E> played = PlayedExamples.of(game);
    return head(game.about().id())
        + list(types.move(), played.moves().stream().map(json::writeMove))
        + list(types.view(), played.views().stream().map(json::writeView))
        + list(types.event(), played.events().stream().map(json::writeEvent));
  }

  private static String head(String file) {
    return Declarations.HEAD + "import type * as wire from './" + file + "';\n\n";
  }

  private static String list(Class<?> type, Stream<JsonText> examples) {
    String name = type.getSimpleName();
    return examples
        .map(JsonText::json)
        .collect(
            Collectors.joining(
                ",\n  ", "export const " + name + ": wire." + name + "[] = [\n  ", ",\n];\n"));
  }
}
