package kraken.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/**
 * A TCP proxy to the port of a PostgreSQL. A test can cut it, slow it down, let it hang, or break a
 * connection in the middle of a commit.
 */
final class FaultyProxy implements AutoCloseable {

  private static final int CHUNK = 16 * 1024;

  private static final String COMMIT = "COMMIT\0";

  private final ServerSocket entrance;
  private final int exit;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private volatile Duration delay = Duration.ZERO;
  private volatile boolean cut;
  private volatile boolean hangs;
  private volatile BrokenCommits brokenCommits = BrokenCommits.NONE;

  /**
   * Commits at which the connection breaks.
   *
   * @param left how many more, at all proxies that share it
   * @param arrive whether the database still gets the commit, so that only its answer is lost
   */
  record BrokenCommits(AtomicInteger left, boolean arrive) {

    static final BrokenCommits NONE = new BrokenCommits(new AtomicInteger(), false);

    private boolean takeOne() {
      return left.getAndUpdate(n -> Math.max(0, n - 1)) > 0;
    }
  }

  FaultyProxy(int exit) throws IOException {
    this.exit = exit;
    this.entrance = new ServerSocket(0, 50, InetAddress.getLoopbackAddress());
    Thread.startVirtualThread(this::accept);
  }

  int port() {
    return entrance.getLocalPort();
  }

  private void accept() {
    while (!entrance.isClosed()) {
      try {
        Socket from = entrance.accept();
        Thread.startVirtualThread(() -> connect(from));
      } catch (IOException closed) {
        return;
      }
    }
  }

  private void connect(Socket from) {
    try (from) {
      if (cut) {
        return;
      }
      try (Socket to = new Socket(InetAddress.getLoopbackAddress(), exit)) {
        open.add(from);
        open.add(to);
        to.setTcpNoDelay(true);
        from.setTcpNoDelay(true);
        Thread back = Thread.startVirtualThread(() -> carry(to, from, false));
        carry(from, to, true);
        back.join();
        open.remove(to);
      }
    } catch (IOException | InterruptedException lost) {
      // a broken connection is what the test wants
    } finally {
      open.remove(from);
    }
  }

  /** Copies bytes one way; when one end is lost it closes both. */
  private void carry(Socket from, Socket to, boolean toDatabase) {
    byte[] chunk = new byte[CHUNK];
    try {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int length = in.read(chunk); length >= 0; length = in.read(chunk)) {
        LockSupport.parkNanos(delay.toNanos());
        while (hangs && !from.isClosed()) {
          LockSupport.parkNanos(Duration.ofMillis(10).toNanos());
        }
        if (toDatabase && isCommit(chunk, length) && brokenCommits.takeOne()) {
          breakAtCommit(from, out, chunk, length);
          break;
        }
        out.write(chunk, 0, length);
      }
    } catch (IOException lost) {
      // closing the sockets below ends the other direction
    }
    close(from);
    close(to);
  }

  private static boolean isCommit(byte[] chunk, int length) {
    return new String(chunk, 0, length, StandardCharsets.ISO_8859_1).contains(COMMIT);
  }

  /** Closes the way back first, so that no answer comes through. */
  private void breakAtCommit(Socket from, OutputStream out, byte[] chunk, int length)
      throws IOException {
    close(from);
    if (brokenCommits.arrive()) {
      out.write(chunk, 0, length);
    }
  }

  /** Breaks the connection at the next commits. */
  void breakCommits(BrokenCommits next) {
    brokenCommits = next;
  }

  void cut() {
    cut = true;
    open.forEach(FaultyProxy::close);
  }

  void slow(Duration each) {
    delay = each;
  }

  /** Passes nothing on, but leaves the connections open. */
  void hang() {
    hangs = true;
  }

  /** Works again. Connections that hung are closed, and their bytes are lost. */
  void repair() {
    if (hangs) {
      open.forEach(FaultyProxy::close);
    }
    hangs = false;
    cut = false;
    delay = Duration.ZERO;
  }

  private static void close(Socket socket) {
    try {
      socket.close();
    } catch (IOException gone) {
      // it is closed
    }
  }

  @Override
  public void close() throws IOException {
    cut();
    entrance.close();
  }
}
