package kraken.server;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.LockSupport;

/** A TCP proxy to a port. A test can cut it, slow it down, or let it hang. */
final class FaultyProxy implements AutoCloseable {

  private static final int CHUNK = 16 * 1024;

  private final ServerSocket entrance;
  private final int exit;
  private final Set<Socket> open = ConcurrentHashMap.newKeySet();
  private volatile Duration delay = Duration.ZERO;
  private volatile boolean cut;
  private volatile boolean hangs;

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
        Thread back = Thread.startVirtualThread(() -> carry(to, from));
        carry(from, to);
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
  private void carry(Socket from, Socket to) {
    byte[] chunk = new byte[CHUNK];
    try {
      InputStream in = from.getInputStream();
      OutputStream out = to.getOutputStream();
      for (int length = in.read(chunk); length >= 0; length = in.read(chunk)) {
        LockSupport.parkNanos(delay.toNanos());
        while (hangs && !from.isClosed()) {
          LockSupport.parkNanos(Duration.ofMillis(10).toNanos());
        }
        out.write(chunk, 0, length);
      }
    } catch (IOException lost) {
      // closing the sockets below ends the other direction
    }
    close(from);
    close(to);
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
