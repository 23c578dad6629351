package kraken.json;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import kraken.kit.Game;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.ObjectReader;

/**
 * The classes that a game speaks in, and how its values are written. A value must be written as
 * what the game declares: its record alone would come out without the word that names it.
 */
public final class GameTypes<M, V, E> {

  private final ObjectReader moveReader;
  private final Typewriter<V> views;
  private final Known<M> moves;
  private final Known<E> events;
  private final Class<M> move;
  private final Class<V> view;
  private final Class<E> event;

  private GameTypes(Class<M> move, Class<V> view, Class<E> event) {
    this.move = move;
    this.view = view;
    this.event = event;
    this.moveReader = Json.mapper().readerFor(move);
    this.views = Typewriter.of(view);
    this.moves = new Known<>(Typewriter.of(move));
    this.events = new Known<>(Typewriter.of(event));
  }

  public static <M, V, E> GameTypes<M, V, E> of(Game<?, M, V, E> game) {
    return of(game.getClass());
  }

  static <M, V, E> GameTypes<M, V, E> of(Class<?> game) {
    Type[] types = declaration(game).getActualTypeArguments();
    return new GameTypes<>(type(types[1]), type(types[2]), type(types[3]));
  }

  public Class<M> moveType() {
    return move;
  }

  public Class<V> viewType() {
    return view;
  }

  public Class<E> eventType() {
    return event;
  }

  /**
   * A move that somebody has sent; what is none is a {@link tools.jackson.core.JacksonException}.
   */
  public M move(JsonNode sent) {
    return move.cast(moveReader.readValue(sent));
  }

  public M move(String written) {
    M known = moves.read(written);
    return known == null ? move.cast(moveReader.readValue(written)) : known;
  }

  public Raw writeMove(M value) {
    return moves.write(value);
  }

  public Raw writeView(V value) {
    return views.write(value);
  }

  /** What is new in a view, by JSON Pointer. */
  public Raw writeChanges(V before, V after) {
    return views.writeChanges(before, after);
  }

  public Raw writeEvent(E value) {
    return events.write(value);
  }

  private static ParameterizedType declaration(Class<?> game) {
    for (Class<?> type = game; type != null; type = type.getSuperclass()) {
      for (Type parent : type.getGenericInterfaces()) {
        if (parent instanceof ParameterizedType known && known.getRawType() == Game.class) {
          return known;
        }
      }
    }
    throw new IllegalArgumentException(game + " does not name the types of its game");
  }

  @SuppressWarnings("unchecked") // what the compiler has checked where the game was declared
  private static <T> Class<T> type(Type argument) {
    return switch (argument) {
      case Class<?> plain -> (Class<T>) plain;
      case ParameterizedType generic -> (Class<T>) generic.getRawType();
      default -> throw new IllegalArgumentException(argument + " is not a class");
    };
  }
}
