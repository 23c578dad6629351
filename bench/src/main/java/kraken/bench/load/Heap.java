package kraken.bench.load;

import static java.util.Locale.ROOT;

/** Writes the heap of one table for people. */
final class Heap {

  private Heap() {}

  /**
   * With few tables the difference may be negative, since the server keeps and frees other objects,
   * too.
   */
  static String shown(double kilobytes, int decimals) {
    return kilobytes > 0
        ? String.format(ROOT, "%,." + decimals + "f kB", kilobytes)
        : "too little to see";
  }
}
