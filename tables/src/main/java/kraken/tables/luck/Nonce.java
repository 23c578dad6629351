package kraken.tables.luck;

import java.util.HexFormat;

/** A person's part of a table's luck: 16 bytes, as 32 hexadecimal digits. */
public final class Nonce {

  private Nonce() {}

  public static boolean fits(String nonce) {
    return nonce.matches("[0-9a-f]{32}");
  }

  static byte[] bytes(String nonce) {
    return HexFormat.of().parseHex(nonce);
  }
}
