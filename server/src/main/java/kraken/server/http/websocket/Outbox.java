package kraken.server.http.websocket;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.util.Callback;

/**
 * Sends frames to one client, in order. Senders never wait: what the network does not take at once
 * is queued, up to a limit. Safe for many threads.
 */
final class Outbox {

  private final EndPoint network;
  private final Runnable onFailure;
  private final UnsentBudget budget;
  private final List<byte[]> waiting = new ArrayList<>();
  private int queued;
  private boolean busy;
  private boolean closed;

  /** Creates an outbox; it calls {@code onFailure} without holding a lock. */
  Outbox(EndPoint network, UnsentBudget budget, Runnable onFailure) {
    this.network = network;
    this.budget = budget;
    this.onFailure = onFailure;
  }

  /**
   * Sends a frame.
   *
   * @param moreFollows whether to hold the frame back until the next one, so that both go in one
   *     packet
   * @return false where the queue is full: the client reads too slowly
   */
  boolean send(byte[] frame, boolean moreFollows) {
    boolean ok;
    synchronized (this) {
      if (closed) {
        return true;
      }
      if (!budget.take(queued, frame.length)) {
        return false;
      }
      add(frame);
      ok = moreFollows || busy || flush();
    }
    failUnless(ok);
    return true;
  }

  /** Sends the last frame; false where the last one was sent before. */
  boolean sendLast(byte[] frame) {
    boolean ok;
    synchronized (this) {
      if (closed) {
        return false;
      }
      closed = true;
      if (!budget.take(queued, frame.length)) {
        dropWaiting();
        budget.takeAnyway(frame.length);
      }
      add(frame);
      ok = busy || flush();
    }
    failUnless(ok);
    return true;
  }

  private void add(byte[] frame) {
    waiting.add(frame);
    queued += frame.length;
  }

  private void dropWaiting() {
    for (byte[] frame : waiting) {
      giveBack(frame.length);
    }
    waiting.clear();
  }

  private void giveBack(int length) {
    queued -= length;
    budget.giveBack(length);
  }

  /** The connection has ended: nothing waits any more. */
  synchronized void end() {
    closed = true;
    waiting.clear();
    giveBack(queued);
  }

  /** Gives all queued frames to the network; false where that fails. */
  private boolean flush() {
    ByteBuffer all = joined();
    int length = all.remaining();
    try {
      if (network.flush(all)) {
        taken(length);
      } else {
        busy = true;
        network.write(Callback.from(() -> continueSending(length), _ -> onFailure.run()), all);
      }
      return true;
    } catch (IOException broken) {
      return false;
    }
  }

  private ByteBuffer joined() {
    byte[] first = waiting.getFirst();
    if (waiting.size() == 1) {
      waiting.clear();
      return ByteBuffer.wrap(first);
    }
    ByteBuffer all = ByteBuffer.allocate(waiting.stream().mapToInt(frame -> frame.length).sum());
    waiting.forEach(all::put);
    waiting.clear();
    return all.flip();
  }

  private void taken(int length) {
    giveBack(Math.min(length, queued)); // nothing is left to give back after the end
    if (closed && waiting.isEmpty()) {
      network.shutdownOutput();
    }
  }

  private void continueSending(int length) {
    boolean ok;
    synchronized (this) {
      busy = false;
      taken(length);
      ok = waiting.isEmpty() || flush();
    }
    failUnless(ok);
  }

  private void failUnless(boolean ok) {
    if (!ok) {
      onFailure.run();
    }
  }
}
