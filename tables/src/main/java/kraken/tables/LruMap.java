package kraken.tables;

import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A map that keeps the entries that were used last, and forgets the others: an LRU cache. Not safe
 * for several threads.
 */
public final class LruMap<K, V> extends LinkedHashMap<K, V> {
  private static final long serialVersionUID = 1;

  private final int most;

  /** Creates a map for at most this many entries. */
  public LruMap(int most) {
    super(16, 0.75f, true);
    this.most = most;
  }

  @Override
  protected boolean removeEldestEntry(Map.Entry<K, V> eldest) {
    return size() > most;
  }
}
