package kraken.json;

/** Writes values of one type, just as {@link Json} does and faster. */
public final class Typewriter<T> {

  private final Pen pen;

  private Typewriter(Pen pen) {
    this.pen = pen;
  }

  public static <T> Typewriter<T> of(Class<T> type) {
    return new Typewriter<>(Pen.of(type));
  }

  public Raw write(T value) {
    return new Raw(Paper.written(paper -> pen.write(value, paper)));
  }

  /** What is new: an object that has, by JSON Pointer, every part to be put in. */
  public Raw writeChanges(T before, T after) {
    return new Raw(Paper.written(paper -> Changes.write(pen, before, after, paper)));
  }
}
