package kraken.json;

import java.lang.reflect.Type;

/**
 * How the values of a Java type look as JSON. {@link Shapes} finds it. Jackson's configuration, the
 * writer, the schemas, the TypeScript types and the sentences about bad JSON are all made from it.
 * It is plain data, so that readers and writers without reflection can be generated from it.
 */
public sealed interface Shape {

  /** A value without parts that have a type of their own. */
  enum Plain implements Shape {
    TEXT,
    INT,
    LONG,
    DOUBLE,
    BOOLEAN,
    /** The number of a seat. */
    SEAT,
    /** A list of the numbers of seats, in the order of play. */
    SEATS,
    /** A list of whole numbers. */
    NUMBERS,
    /** The number of a seat, or the word {@link SmallValue#WATCHER}. */
    VIEWER,
    /** Any JSON: the text of a {@link JsonText}. */
    JSON
  }

  /** An array in the order of the list. */
  record ListOf(Shape element) implements Shape {}

  /** An array in the natural order of the elements, where they have one. */
  record SetOf(Shape element) implements Shape {}

  /**
   * An object with its fields in the natural order of the keys.
   *
   * @param key a text, a whole number, a seat or an enum: something that can be written as a name
   */
  record MapOf(Shape key, Shape value) implements Shape {}

  /** A record, an enum or a sealed interface; {@link Shapes#named} tells what it is made of. */
  record Named(Class<?> type) implements Shape {}

  /** A type that only a JSON library can write. No record of the wire has such a type. */
  record Foreign(Type type) implements Shape {}
}
