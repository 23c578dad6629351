package kraken.lab;

/** Is told of every game that has ended, by any thread. */
public interface Progress extends AutoCloseable {

  void step();

  @Override
  default void close() {}

  /** Shows nothing. */
  static Progress silent() {
    return () -> {};
  }

  /**
   * On standard error: a bar where that is a terminal, a line now and then where it is not. The JDK
   * cannot tell; the launcher can, and says so.
   */
  static Progress shown(String task, long games) {
    return Boolean.getBoolean("kraken.progress")
        ? new BarProgress(task, games)
        : new LineProgress(System.err, System::nanoTime, games);
  }
}
