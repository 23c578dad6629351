package kraken.server.http.websocket;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.util.Callback;

/**
 * What goes out to one client, in order. Nobody waits: what the network does not take now is
 * queued, and who takes too little for too long is cut off.
 */
final class Outbox {

  private static final int MOST_QUEUED = 1024 * 1024;

  private final EndPoint network;
  private final Runnable onFailure;
  private final List<byte[]> waiting = new ArrayList<>();
  private int queued;
  private boolean busy;
  private boolean closed;

  /** Whatever fails is told without any lock held. */
  Outbox(EndPoint network, Runnable onFailure) {
    this.network = network;
    this.onFailure = onFailure;
  }

  /**
   * Sends it, at the latest with the next.
   *
   * @param moreFollows whether another follows at once: both go in one packet then
   * @return false where the client has not taken enough of what came before
   */
  boolean send(byte[] frame, boolean moreFollows) {
    boolean sound;
    synchronized (this) {
      if (closed) {
        return true;
      }
      if (queued + frame.length > MOST_QUEUED) {
        return false;
      }
      add(frame);
      sound = moreFollows || busy || flush();
    }
    failUnless(sound);
    return true;
  }

  /** Sends it as the last; false where something was the last before. */
  boolean sendLast(byte[] frame) {
    boolean sound;
    synchronized (this) {
      if (closed) {
        return false;
      }
      closed = true;
      if (queued + frame.length > MOST_QUEUED) {
        forgetWaiting();
      }
      add(frame);
      sound = busy || flush();
    }
    failUnless(sound);
    return true;
  }

  private void add(byte[] frame) {
    waiting.add(frame);
    queued += frame.length;
  }

  private void forgetWaiting() {
    for (byte[] frame : waiting) {
      queued -= frame.length;
    }
    waiting.clear();
  }

  /** Gives all that waits to the network; false where that fails. */
  private boolean flush() {
    ByteBuffer all = joined();
    int length = all.remaining();
    try {
      if (network.flush(all)) {
        taken(length);
      } else {
        busy = true;
        network.write(Callback.from(() -> goOn(length), _ -> onFailure.run()), all);
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
    queued -= length;
    if (closed && waiting.isEmpty()) {
      network.shutdownOutput();
    }
  }

  private void goOn(int length) {
    boolean sound;
    synchronized (this) {
      busy = false;
      taken(length);
      sound = waiting.isEmpty() || flush();
    }
    failUnless(sound);
  }

  private void failUnless(boolean sound) {
    if (!sound) {
      onFailure.run();
    }
  }
}
