package kraken.json;

/** Writes the views of one game, just as {@link Json} does and faster. */
public final class ViewWriter<V> {

  private final Pen pen;

  private ViewWriter(Pen pen) {
    this.pen = pen;
  }

  public static <V> ViewWriter<V> of(Class<V> view) {
    return new ViewWriter<>(Pen.of(view));
  }

  public Raw write(V view) {
    return new Raw(Paper.written(paper -> pen.write(view, paper)));
  }
}
