package kraken.cli;

import java.io.PrintWriter;

/** Runs an action if the program is interrupted (Ctrl-C) before this is closed. */
final class InterruptHook implements AutoCloseable {

  private volatile boolean over;

  private InterruptHook() {}

  static InterruptHook answeredOn(PrintWriter err, String lastWord) {
    InterruptHook interruption = new InterruptHook();
    Thread hook = new Thread(() -> interruption.sayUnlessOver(err, lastWord));
    Runtime.getRuntime().addShutdownHook(hook);
    return interruption;
  }

  private void sayUnlessOver(PrintWriter err, String lastWord) {
    if (!over) {
      err.println();
      err.println(lastWord);
      err.flush();
    }
  }

  @Override
  public void close() {
    over = true;
  }
}
