package kraken.tables.live;

/** A listener at a table, until it is closed. Closing it twice does no harm. */
public interface Subscription extends AutoCloseable {

  /** A listener that is told nothing and waited for by nobody. */
  Subscription NONE =
      new Subscription() {
        @Override
        public void seen(long number) {}

        @Override
        public void close() {}
      };

  /**
   * Says that the viewer has been shown everything up to this number. From the first call on, bots
   * wait for this viewer, if it is a player.
   */
  void seen(long number);

  @Override
  void close();
}
