package kraken.bench.load;

import static java.util.Locale.ROOT;

/** The heap of one table, as people read it. */
final class Heap {

  private Heap() {}

  /** With few tables it is blurred by what else a server keeps and lets go. */
  static String told(double kilobytes, int decimals) {
    return kilobytes > 0
        ? String.format(ROOT, "%,." + decimals + "f kB", kilobytes)
        : "too little to see";
  }
}
