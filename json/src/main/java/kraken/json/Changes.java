package kraken.json;

import org.jspecify.annotations.Nullable;

/**
 * Writes what has changed in a value: an object with each new part under its JSON Pointer. Used by
 * one thread.
 */
final class Changes {

  private static final Pointer ROOT = new Pointer(null, new JsonText(""));

  private final JsonBuffer out;
  private boolean any;

  private Changes(JsonBuffer out) {
    this.out = out;
  }

  /** Writes what differs, as one object; an empty one for equal values. */
  static void write(ValueWriter writer, Object before, Object after, JsonBuffer out) {
    out.write('{');
    writer.compare(before, after, ROOT, new Changes(out));
    out.write('}');
  }

  /**
   * Compares a part of two values. Mostly both are the same object, and no comparison is needed.
   */
  @SuppressWarnings("ReferenceEquality") // what is not the same is compared part by part
  void part(
      ValueWriter writer,
      @Nullable Object before,
      @Nullable Object after,
      Pointer whole,
      JsonText step) {
    if (before == after) {
      return;
    }
    Pointer where = new Pointer(whole, step);
    if (before == null || after == null) {
      replace(writer, after, where);
    } else {
      writer.compare(before, after, where, this);
    }
  }

  /** Writes the whole value under its pointer. */
  void replace(ValueWriter writer, @Nullable Object after, Pointer where) {
    if (any) {
      out.write(',');
    }
    any = true;
    out.write('"');
    where.write(out);
    out.write('"').write(':');
    writer.writeOrNull(after, out);
  }
}
