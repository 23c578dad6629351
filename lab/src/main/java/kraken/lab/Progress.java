package kraken.lab;

/** Is told of every game that has ended. Any thread may call it. */
public interface Progress extends AutoCloseable {

  void step();

  @Override
  default void close() {}

  /** Shows nothing. */
  static Progress silent() {
    return () -> {};
  }

  /**
   * Shows progress on standard error: a bar on a terminal, or else a line now and then. The JDK
   * cannot tell which it is, so the launcher sets the property {@code kraken.progress}.
   */
  static Progress shown(String task, long games) {
    return Boolean.getBoolean("kraken.progress")
        ? new BarProgress(task, games)
        : new LineProgress(System.err, System::nanoTime, games);
  }
}
