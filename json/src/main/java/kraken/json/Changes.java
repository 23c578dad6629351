package kraken.json;

import org.jspecify.annotations.Nullable;

/** Writes what has changed in a value: each new part, under the pointer that leads to it. */
final class Changes {

  private static final Pointer ROOT = new Pointer(null, new Raw(""));

  private final Paper paper;
  private boolean any;

  private Changes(Paper paper) {
    this.paper = paper;
  }

  /** Writes what differs, as one object; nothing differs in a value that is equal. */
  static void write(Pen pen, Object before, Object after, Paper paper) {
    paper.write('{');
    if (!before.equals(after)) {
      new Changes(paper).add(pen, before, after, ROOT);
    }
    paper.write('}');
  }

  /** Adds what differs in values that are not equal: if possible of their parts, or all. */
  void add(Pen pen, @Nullable Object before, @Nullable Object after, Pointer where) {
    if (before == null || after == null || !pen.compare(before, after, where, this)) {
      replace(pen, after, where);
    }
  }

  private void replace(Pen pen, @Nullable Object after, Pointer where) {
    if (any) {
      paper.write(',');
    }
    any = true;
    paper.write('"');
    where.write(paper);
    paper.write('"').write(':');
    pen.writeOrNull(after, paper);
  }
}
