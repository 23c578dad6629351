package kraken.json;

import kraken.kit.Game;

/**
 * Writes a game's moves, views and events as JSON, and reads its moves and events. Safe for any
 * thread.
 */
public final class GameJson<M, V, E> {

  private final Class<M> move;
  private final Class<E> event;
  private final JsonReader reader;
  private final TypedJson<V> views;
  private final WrittenCache<M> moves;
  private final WrittenCache<E> events;

  public GameJson(GameTypes<M, V, E> types, JsonReader reader) {
    this.move = types.move();
    this.event = types.event();
    this.reader = reader;
    this.views = TypedJson.of(types.view());
    this.moves = new WrittenCache<>(TypedJson.of(types.move()));
    this.events = new WrittenCache<>(TypedJson.of(types.event()));
  }

  public static <M, V, E> GameJson<M, V, E> of(Game<?, M, V, E> game) {
    return new GameJson<>(GameTypes.of(game), JsonReader.installed());
  }

  /** Reads a move. Text that is no move of the game is a {@link JsonMismatch}. */
  public M readMove(String written) {
    M known = moves.read(written);
    return known == null ? reader.read(written, move) : known;
  }

  public JsonText writeMove(M value) {
    return moves.write(value);
  }

  public JsonText writeView(V value) {
    return views.write(value);
  }

  /** What has changed in a view, by JSON Pointer. */
  public JsonText writeChanges(V before, V after) {
    return views.writeChanges(before, after);
  }

  public JsonText writeEvent(E value) {
    return events.write(value);
  }

  /** Reads an event that was written here. */
  public E readEvent(JsonText written) {
    E known = events.read(written.json());
    return known == null ? reader.read(written.json(), event) : known;
  }
}
