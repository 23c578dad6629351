package kraken.server.store.db;

import java.time.Duration;
import java.util.List;
import kraken.tables.log.Entry;

/** Hears of what the store does, for those who count. It must not wait for anything. */
public interface StoreListener {

  /** For those who do not. */
  StoreListener NOBODY =
      new StoreListener() {
        @Override
        public void committed(Duration time) {}

        @Override
        public void wrote(List<Entry> entries) {}
      };

  /** So long did a commit take, with all that shared it. */
  void committed(Duration time);

  /** These are durable. */
  void wrote(List<Entry> entries);
}
