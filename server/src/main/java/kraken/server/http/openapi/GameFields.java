package kraken.server.http.openapi;

import java.util.List;
import java.util.Map;
import kraken.json.GameTypes;
import kraken.kit.Game;
import kraken.tables.command.Command;
import kraken.tables.told.Happening;
import kraken.tables.told.ViewerTold;

/** The fields of the wire that are declared as any JSON and hold a game's own types. */
final class GameFields {

  private GameFields() {}

  /**
   * The types of all games that may stand in a field, by the name of the field, such as {@code
   * ViewerTold.view}.
   */
  static Map<String, List<Class<?>>> fields(List<Game<?, ?, ?, ?>> games) {
    List<GameTypes<?, ?, ?>> types =
        games.stream().<GameTypes<?, ?, ?>>map(GameFields::types).toList();
    List<Class<?>> moves = types.stream().<Class<?>>map(GameTypes::move).toList();
    List<Class<?>> views = types.stream().<Class<?>>map(GameTypes::view).toList();
    List<Class<?>> events = types.stream().<Class<?>>map(GameTypes::event).toList();
    return Map.of(
        field(ViewerTold.class, "view"), views,
        field(ViewerTold.class, "moves"), moves,
        field(Command.Play.class, "move"), moves,
        field(Happening.InGame.class, "event"), events);
  }

  private static GameTypes<?, ?, ?> types(Game<?, ?, ?, ?> game) {
    return GameTypes.of(game);
  }

  static String field(Class<?> record, String component) {
    return Schemas.name(record) + "." + component;
  }
}
