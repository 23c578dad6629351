package kraken.json;

import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/** Writes the views of one game, just as {@link Json} does and faster. */
public final class ViewWriter<V> {

  private final Pen pen;
  private final AtomicReference<@Nullable Paper> spare = new AtomicReference<>();

  private ViewWriter(Pen pen) {
    this.pen = pen;
  }

  public static <V> ViewWriter<V> of(Class<V> view) {
    return new ViewWriter<>(Pen.of(view));
  }

  public Raw write(V view) {
    Paper used = spare.getAndSet(null);
    Paper paper = used == null ? new Paper() : used;
    pen.write(view, paper);
    Raw written = new Raw(paper.taken());
    spare.set(paper);
    return written;
  }
}
