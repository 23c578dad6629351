package kraken.conformance;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import kraken.conformance.play.Types;

/** Finds the classes behind {@code extends Conformance<State, Move, View, Event>} and its like. */
final class TypeArguments {

  private TypeArguments() {}

  static <S, M, V, E> Types<S, M, V, E> of(Class<?> test, Class<?> base) {
    if (declaration(test, base) instanceof ParameterizedType type) {
      Type[] arguments = type.getActualTypeArguments();
      return new Types<>(
          type(arguments[0]), type(arguments[1]), type(arguments[2]), type(arguments[3]));
    }
    throw new IllegalStateException(test + " does not name the types of its game");
  }

  private static Type declaration(Class<?> test, Class<?> base) {
    Class<?> type = test;
    while (type.getSuperclass() != base) {
      type = type.getSuperclass();
    }
    return type.getGenericSuperclass();
  }

  @SuppressWarnings("unchecked") // what the compiler has checked where the class was declared
  private static <T> Class<T> type(Type argument) {
    return switch (argument) {
      case Class<?> plain -> (Class<T>) plain;
      case ParameterizedType generic -> (Class<T>) generic.getRawType();
      default -> throw new IllegalStateException(argument + " is not a class");
    };
  }
}
