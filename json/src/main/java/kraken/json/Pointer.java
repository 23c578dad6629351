package kraken.json;

import org.jspecify.annotations.Nullable;

/**
 * A JSON Pointer (RFC 6901) to a part of a value. Names of Java components need no escaping.
 *
 * @param step a slash, and then the name of the part or its place in a list
 */
record Pointer(@Nullable Pointer whole, JsonText step) {

  void write(JsonBuffer out) {
    if (whole != null) {
      whole.write(out);
    }
    out.write(step);
  }
}
