package kraken.cli;

import java.io.PrintWriter;

/** Has a last word if the program is ended from outside (Ctrl-C) before this is closed. */
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
