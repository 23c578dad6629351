package kraken.json;

import org.jspecify.annotations.Nullable;

/**
 * Leads to a part of a value, as a JSON Pointer (RFC 6901) does. No name of ours needs escaping.
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
