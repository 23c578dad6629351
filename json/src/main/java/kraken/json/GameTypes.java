package kraken.json;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import kraken.kit.Game;

/**
 * The classes of a game's moves, views and events, as its rules declare them. Values are written as
 * these types, since the declared type decides whether a record has a tag.
 */
public record GameTypes<M, V, E>(Class<M> move, Class<V> view, Class<E> event) {

  public static <M, V, E> GameTypes<M, V, E> of(Game<?, M, V, E> game) {
    return of(game.getClass());
  }

  /** The types of the game with this class of rules. */
  public static <M, V, E> GameTypes<M, V, E> of(Class<?> game) {
    Type[] types = declaration(game).getActualTypeArguments();
    return new GameTypes<>(type(types[1]), type(types[2]), type(types[3]));
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
