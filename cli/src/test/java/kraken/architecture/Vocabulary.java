package kraken.architecture;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.List;
import java.util.stream.Stream;
import kraken.kit.Game;

/** The types of the moves and events of a game. */
final class Vocabulary {

  private Vocabulary() {}

  /** The types that the game has put in the place of {@code M} and {@code E}. */
  static List<Class<?>> of(Game<?, ?, ?, ?> game) {
    return Stream.of(game.getClass().getGenericInterfaces())
        .map(ParameterizedType.class::cast)
        .filter(type -> type.getRawType() == Game.class)
        .map(ParameterizedType::getActualTypeArguments)
        .flatMap(types -> Stream.<Type>of(types[1], types[3]))
        .<Class<?>>map(type -> (Class<?>) type)
        .toList();
  }

  static boolean isSealedOverRecords(Class<?> type) {
    return type.isInterface()
        && type.isSealed()
        && Stream.of(type.getPermittedSubclasses())
            .allMatch(kind -> kind.isRecord() || isSealedOverRecords(kind));
  }
}
