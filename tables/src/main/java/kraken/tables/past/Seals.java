package kraken.tables.past;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.OptionalLong;
import kraken.json.TypedJson;
import kraken.tables.log.Entry;
import kraken.tables.luck.Hashing;

/**
 * A chain along a log: the seal of an entry is the beginning of the SHA-256 over the seal before it
 * and the entry as compact JSON. So the first seal that does not fit names what was changed.
 */
public final class Seals {

  /** Enough to find damage. More would not stop forgers, who can compute seals themselves. */
  private static final int BYTES = 8;

  private static final TypedJson<Entry> ENTRIES = TypedJson.of(Entry.class);

  private Seals() {}

  public static List<String> of(List<Entry> entries) {
    MessageDigest digest = Hashing.sha256();
    List<String> seals = new ArrayList<>(entries.size());
    String last = "";
    for (Entry entry : entries) {
      digest.update(last.getBytes(StandardCharsets.US_ASCII));
      last = HexFormat.of().formatHex(digest.digest(ENTRIES.write(entry).utf8()), 0, BYTES);
      seals.add(last);
    }
    return seals;
  }

  /** The number of the first entry that does not fit its seal. */
  static OptionalLong firstBroken(List<Entry> entries, List<String> seals) {
    List<String> right = of(entries);
    for (int i = 0; i < right.size(); i++) {
      if (i >= seals.size() || !right.get(i).equals(seals.get(i))) {
        return OptionalLong.of(i + 1L);
      }
    }
    return OptionalLong.empty();
  }
}
