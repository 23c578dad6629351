package kraken.json;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Writes lists. Those of the same length are compared place by place. */
record ListPen(Pen pen) implements Pen {

  /** The first places, as a pointer names them. */
  private static final Raw[] PLACES =
      IntStream.range(0, 64).mapToObj(i -> new Raw("/" + i)).toArray(Raw[]::new);

  @Override
  public void write(Object value, Paper paper) {
    List<?> values = (List<?>) value;
    paper.write('[');
    for (int i = 0; i < values.size(); i++) {
      if (i > 0) {
        paper.write(',');
      }
      pen.writeOrNull(values.get(i), paper);
    }
    paper.write(']');
  }

  /** As arrays: lists come in many kinds, and to ask each of them for each place takes time. */
  @Override
  public void compare(Object before, Object after, Pointer where, Changes changes) {
    @Nullable Object[] old = ((List<?>) before).toArray();
    @Nullable Object[] values = ((List<?>) after).toArray();
    if (old.length != values.length) {
      changes.replace(this, after, where);
      return;
    }
    for (int i = 0; i < values.length; i++) {
      changes.part(pen, old[i], values[i], where, place(i));
    }
  }

  private static Raw place(int index) {
    return index < PLACES.length ? PLACES[index] : new Raw("/" + index);
  }
}
