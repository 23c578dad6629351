package kraken.kit;

/**
 * Several small numbers in one int, each of the same number of bits: for the parts of a state that
 * search copies millions of times.
 */
public final class Packed {

  private Packed() {}

  public static int at(int packed, int bits, int place) {
    return (packed >>> (bits * place)) & mask(bits);
  }

  public static int with(int packed, int bits, int place, int value) {
    int shift = bits * place;
    return (packed & ~(mask(bits) << shift)) | (value << shift);
  }

  private static int mask(int bits) {
    return (1 << bits) - 1;
  }
}
