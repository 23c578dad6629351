package kraken.tables.past;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import kraken.json.Json;
import kraken.tables.log.Entry;
import kraken.tables.luck.Hashing;

/** The hash of a log: SHA-256 over each entry as compact JSON, with a line feed after it. */
public final class Seal {

  private Seal() {}

  public static String of(List<Entry> entries) {
    MessageDigest digest = Hashing.sha256();
    for (Entry entry : entries) {
      digest.update((Json.write(entry, Entry.class) + "\n").getBytes(UTF_8));
    }
    return HexFormat.of().formatHex(digest.digest());
  }
}
