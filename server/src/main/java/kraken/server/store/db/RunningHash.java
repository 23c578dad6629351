package kraken.server.store.db;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.Arrays;
import kraken.tables.luck.Hashing;

/**
 * The hash of an entry, over its content and the hash of the entry before it. So a changed byte is
 * found wherever it is in a log, and so is an entry that is missing. It finds damage, not forgery:
 * whoever can write to the database can write new hashes, too.
 */
public final class RunningHash {

  /** Half of SHA-256: two logs with the same 128 bits do not come about by accident. */
  private static final int BYTES = 16;

  private RunningHash() {}

  /** The hash that comes before the first entry. It differs for each table. */
  public static byte[] before(String table) {
    return shortened(Hashing.sha256().digest(table.getBytes(StandardCharsets.UTF_8)));
  }

  /** The hash of an entry that follows an entry with this hash. */
  public static byte[] of(LogLine line, byte[] before) {
    byte[] command = line.command().getBytes(StandardCharsets.UTF_8);
    MessageDigest digest = Hashing.sha256();
    digest.update(before);
    digest.update(
        ByteBuffer.allocate(2 * Long.BYTES + Integer.BYTES)
            .putLong(line.number())
            .putLong(line.at())
            .putInt(command.length)
            .flip());
    digest.update(command);
    return shortened(digest.digest(line.fact().getBytes(StandardCharsets.UTF_8)));
  }

  private static byte[] shortened(byte[] hash) {
    return Arrays.copyOf(hash, BYTES);
  }
}
