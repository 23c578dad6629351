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
    pen.compare(before, after, ROOT, new Changes(paper));
    paper.write('}');
  }

  /** Looks at a part of two values. Mostly it is the very same, and nobody looks inside. */
  @SuppressWarnings("ReferenceEquality") // what is not the same is compared part by part
  void part(Pen pen, @Nullable Object before, @Nullable Object after, Pointer whole, Raw step) {
    if (before == after) {
      return;
    }
    Pointer where = new Pointer(whole, step);
    if (before == null || after == null) {
      replace(pen, after, where);
    } else {
      pen.compare(before, after, where, this);
    }
  }

  /** Tells the whole value anew. */
  void replace(Pen pen, @Nullable Object after, Pointer where) {
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
