package kraken.json;

/** Writes values of one type as their {@link Shape} says. Safe for any thread. */
public final class TypedJson<T> {

  private final ValueWriter writer;

  private TypedJson(ValueWriter writer) {
    this.writer = writer;
  }

  public static <T> TypedJson<T> of(Class<T> type) {
    return new TypedJson<>(ValueWriter.of(Shapes.of(type)));
  }

  public JsonText write(T value) {
    return new JsonText(JsonBuffer.written(out -> writer.write(value, out)));
  }

  /** Writes what has changed: an object with each new part under its JSON Pointer. */
  public JsonText writeChanges(T before, T after) {
    return new JsonText(JsonBuffer.written(out -> Changes.write(writer, before, after, out)));
  }
}
