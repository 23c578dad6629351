package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.net.http.WebSocket;
import java.net.http.WebSocketHandshakeException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * Whatever a hostile client sends as a request is refused with a reason, and blocks no other
 * client.
 */
class HostileRequestTest extends UnderAttack {

  private static final String SOCKET_HEADERS =
      "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";

  private static final Pattern CONTENT_LENGTH =
      Pattern.compile("content-length: (\\d+)", Pattern.CASE_INSENSITIVE);

  @Test
  void manyWhoSendSlowlyKeepNobodyOut() throws Exception {
    List<Socket> slow = new ArrayList<>();
    try {
      for (int i = 0; i < 250; i++) {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), server.port());
        slow.add(socket);
        String head = "PUT /api/me HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n{";
        socket.getOutputStream().write(head.getBytes(StandardCharsets.US_ASCII));
      }
      assertThat(anne.get("/api/tables/" + table).statusCode()).isEqualTo(200);
    } finally {
      for (Socket socket : slow) {
        socket.close();
      }
    }
  }

  @Test
  void pagesOfOtherSitesGetNoSocketAndNoRequestThrough() {
    WebSocket.Builder foreign =
        HttpClient.newHttpClient()
            .newWebSocketBuilder()
            .header("Cookie", anne.cookie)
            .header("Origin", "https://evil.example");
    URI address =
        URI.create("ws://127.0.0.1:" + server.port() + "/api/tables/" + table + "/socket");
    var opening = foreign.buildAsync(address, new WebSocket.Listener() {});
    try {
      opening.join();
      throw new AssertionError("let in");
    } catch (CompletionException refused) {
      assertThat(refused.getCause())
          .isInstanceOfSatisfying(
              WebSocketHandshakeException.class,
              handshake -> assertThat(handshake.getResponse().statusCode()).isEqualTo(403));
    }
    HttpResponse<String> post =
        anne.send("POST", "/api/tables", "{}", "Origin", "https://evil.example");
    assertThat(post.statusCode()).isEqualTo(403);
    assertThat(TestClient.tree(post).get("code").asString()).isEqualTo("foreign-origin");
  }

  @Test
  void aSocketThatIsAskedForWronglyIsRefusedWithASentence() throws Exception {
    String key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n";
    assertThat(upgrade("Sec-WebSocket-Version: 8\r\n" + key))
        .startsWith("HTTP/1.1 426")
        .contains("Sec-WebSocket-Version: 13", "needs the header Sec-WebSocket-Version: 13");
    assertThat(upgrade("Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: a\r\n"))
        .startsWith("HTTP/1.1 400")
        .contains("16 bytes in Base64");
    assertThat(upgrade("Sec-WebSocket-Version: 13\r\n")).startsWith("HTTP/1.1 400");
    assertThat(upgrade("Sec-WebSocket-Version: 13\r\n" + key)).startsWith("HTTP/1.1 101");
  }

  /** The answer to a request for a socket with these headers. */
  private String upgrade(String headers) throws IOException {
    return upgrade("", headers);
  }

  private String upgrade(String query, String headers) throws IOException {
    return raw(
        "GET /api/tables/"
            + table
            + "/socket"
            + query
            + " HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\nConnection: keep-alive, Upgrade\r\n"
            + headers);
  }

  /** The answer to a head that no library would send. */
  private String raw(String head) throws IOException {
    try (Socket line = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      line.getOutputStream().write((head + "\r\n").getBytes(StandardCharsets.US_ASCII));
      return answered(line.getInputStream());
    }
  }

  @Test
  void anAddressOfASocketThatCannotBeReadIsRefusedWithASentence() throws Exception {
    assertThat(upgrade("?after=%zz", SOCKET_HEADERS)).startsWith("HTTP/1.1 400").contains("%");
    assertThat(upgrade("?after=x", SOCKET_HEADERS))
        .startsWith("HTTP/1.1 400")
        .contains("such as after=12");
    assertThat(upgrade("?after=-1", SOCKET_HEADERS)).startsWith("HTTP/1.1 101");
  }

  @Test
  void ofTwoOriginsNoneMayBeForeign() throws Exception {
    String ours = "Origin: http://a\r\n";
    String foreign = "Origin: https://evil.example\r\n";
    assertThat(upgrade(SOCKET_HEADERS + ours + foreign)).startsWith("HTTP/1.1 403");
    assertThat(upgrade(SOCKET_HEADERS + foreign + ours)).startsWith("HTTP/1.1 403");
    assertThat(upgrade(SOCKET_HEADERS + ours)).startsWith("HTTP/1.1 101");
    assertThat(raw("GET /api/me HTTP/1.1\r\nHost: a\r\n" + ours + foreign))
        .startsWith("HTTP/1.1 403");
  }

  @Test
  void aNameOfAnotherSiteThatLeadsHereSeesNoFigures() throws Exception {
    assertThat(raw("GET /metrics HTTP/1.1\r\nHost: evil.example\r\n")).startsWith("HTTP/1.1 403");
    for (String here : List.of("localhost", "127.0.0.1:8080", "[::1]:8080")) {
      assertThat(raw("GET /metrics HTTP/1.1\r\nHost: " + here + "\r\n"))
          .as(here)
          .startsWith("HTTP/1.1 200");
    }
  }

  /** The head, and as much of a body as it announces; a socket that is granted stays open. */
  private static String answered(InputStream in) throws IOException {
    StringBuilder head = new StringBuilder();
    while (head.indexOf("\r\n\r\n") < 0) {
      int letter = in.read();
      assertThat(letter).as("more than \"%s\"", head).isNotNegative();
      head.append((char) letter);
    }
    Matcher length = CONTENT_LENGTH.matcher(head);
    byte[] body = in.readNBytes(length.find() ? Integer.parseInt(length.group(1)) : 0);
    return head + new String(body, StandardCharsets.UTF_8);
  }

  @Test
  void badBodiesAreRefusedWithASentenceAndNoTrace() {
    for (String body : new String[] {"", "{", "{}", "[1]", "null", "{\"game\":null}"}) {
      HttpResponse<String> answer = mallory.send("POST", "/api/tables", body);
      assertThat(answer.statusCode()).as(body).isEqualTo(400);
      assertThat(TestClient.tree(answer).get("code").asString()).isEqualTo("malformed");
      assertThat(answer.body()).doesNotContain("Exception", "kraken.", "\\tat ");
      assertSaysEnough(TestClient.tree(answer).get("sentence").asString());
    }
    String nobody =
        """
        {"game":"attack","players":1,"options":{},"listed":false,"clock":{"type":"None"},"seats":[null]}\
        """;
    assertThat(
            TestClient.tree(mallory.send("POST", "/api/tables", nobody)).get("sentence").asString())
        .startsWith("Malformed: \"seats.1\" must be an object with a type, one of Me,");
    assertThat(mallory.send("PUT", "/api/me", "{\"name\":\"" + "x".repeat(25) + "\"}").statusCode())
        .isEqualTo(400);
    assertThat(mallory.get("/api/tables/nosuchtable").statusCode()).isEqualTo(404);
    assertThat(mallory.get("/api/tables/" + table + "/export").statusCode()).isEqualTo(409);
    assertThat(mallory.get("/api/nothing").statusCode()).isEqualTo(404);
    assertThat(TestClient.nameless(server.port()).send("POST", "/api/tables", "{}").statusCode())
        .isEqualTo(403);
  }

  @Test
  void whoSendsTooMuchReadsWhy() throws Exception {
    byte[] part = "x".repeat(20_000).getBytes(StandardCharsets.US_ASCII);
    try (Socket slow = new Socket(InetAddress.getLoopbackAddress(), server.port())) {
      OutputStream out = slow.getOutputStream();
      out.write(
          ("POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n"
                  + "Cookie: "
                  + mallory.cookie
                  + "\r\nConnection: close\r\n\r\n")
              .getBytes(StandardCharsets.US_ASCII));
      for (int i = 0; i < 5; i++) {
        out.write(part);
      }
      String answer = new String(slow.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      assertThat(answer).startsWith("HTTP/1.1 413").contains("too-large");
    }
  }

  @Test
  void tooManyRequestsAreTurnedAway() {
    int last = 0;
    for (int i = 0; i < 2_000 && last != 429; i++) {
      last = mallory.get("/health").statusCode();
    }
    assertThat(last).isEqualTo(429);
  }

  @Test
  void wholeGamesAreAskedForLessOftenThanTheRest() {
    int last = 0;
    for (int i = 0; i < 100 && last != 429; i++) {
      last =
          mallory.get("/api/tables/" + table + (i % 2 == 0 ? "/replay" : "/export")).statusCode();
    }
    assertThat(last).isEqualTo(429);
    assertThat(mallory.get("/health").statusCode()).isEqualTo(200);
  }
}
