package kraken.tables.luck;

import java.security.SecureRandom;
import java.util.HexFormat;

/** The server's part of a table's luck: 32 random bytes, as 64 hexadecimal digits. */
public record Secret(String hex) {

  private static final SecureRandom RANDOM = new SecureRandom();
  private static final HexFormat HEX = HexFormat.of();

  public Secret {
    if (!fits(hex)) {
      throw new IllegalArgumentException("a secret is 64 hexadecimal digits");
    }
  }

  /** Whether the text can be a secret. */
  public static boolean fits(String hex) {
    return hex.matches("[0-9a-f]{64}");
  }

  public static Secret random() {
    byte[] bytes = new byte[32];
    RANDOM.nextBytes(bytes);
    return new Secret(HEX.formatHex(bytes));
  }

  /** The hash that people see before the first draw. */
  public String hash() {
    return HEX.formatHex(Hashing.sha256().digest(bytes()));
  }

  byte[] bytes() {
    return HEX.parseHex(hex);
  }

  /** Does not show the secret, so that it cannot get into a server log by accident. */
  @Override
  public String toString() {
    return "a secret";
  }
}
