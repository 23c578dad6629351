package kraken.tables.live;

/** A listener at a table, until it is closed. Closing it twice does no harm. */
@FunctionalInterface
public interface Subscription extends AutoCloseable {

  @Override
  void close();
}
