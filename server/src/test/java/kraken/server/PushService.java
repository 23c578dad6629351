package kraken.server;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import kraken.tables.live.Eventually;

/** Takes posts as a push service or a webhook does: RFC 8030. */
final class PushService implements AutoCloseable {

  /** What was posted. */
  static final class Post {
    final String path;
    final Map<String, String> headers;
    final byte[] body;

    private Post(String path, Map<String, String> headers, byte[] body) {
      this.path = path;
      this.headers = headers;
      this.body = body;
    }
  }

  private final HttpServer http;
  private final BlockingQueue<Post> posts = new LinkedBlockingQueue<>();
  private volatile int status = 201;

  PushService() throws IOException {
    http = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
    http.createContext("/", this::take);
    http.start();
  }

  private void take(HttpExchange exchange) throws IOException {
    Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    exchange.getRequestHeaders().forEach((name, values) -> headers.put(name, values.getFirst()));
    byte[] body = exchange.getRequestBody().readAllBytes();
    posts.add(new Post(exchange.getRequestURI().toString(), headers, body));
    exchange.sendResponseHeaders(status, -1);
    exchange.close();
  }

  String address() {
    return "http://127.0.0.1:" + http.getAddress().getPort();
  }

  void answer(int other) {
    status = other;
  }

  Post next() throws InterruptedException {
    Post post = posts.poll(Eventually.PATIENCE.toSeconds(), TimeUnit.SECONDS);
    if (post == null) {
      throw new AssertionError("nothing was posted");
    }
    return post;
  }

  boolean isEmpty() {
    return posts.isEmpty();
  }

  @Override
  public void close() {
    http.stop(0);
  }
}
