package kraken.json;

import java.util.List;
import java.util.Objects;

/** Writes lists. Those of the same length are compared place by place. */
record ListPen(Pen pen) implements Pen {

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

  @Override
  public boolean compare(Object before, Object after, Pointer where, Changes changes) {
    List<?> old = (List<?>) before;
    List<?> values = (List<?>) after;
    if (old.size() != values.size()) {
      return false;
    }
    for (int i = 0; i < values.size(); i++) {
      if (!Objects.equals(old.get(i), values.get(i))) {
        changes.add(pen, old.get(i), values.get(i), new Pointer(where, new Raw("/" + i)));
      }
    }
    return true;
  }
}
