package kraken.server.store.db;

import java.time.Duration;
import java.util.List;
import kraken.tables.log.Entry;

/** Learns what the store does, for metrics. The writer calls it, so it must not block. */
public interface StoreListener {

  /** Ignores everything. */
  StoreListener NOBODY =
      new StoreListener() {
        @Override
        public void committed(Duration time) {}

        @Override
        public void wrote(List<Entry> entries) {}
      };

  /** A transaction with the writes of one batch took this long. */
  void committed(Duration time);

  /** These entries are durable. */
  void wrote(List<Entry> entries);
}
