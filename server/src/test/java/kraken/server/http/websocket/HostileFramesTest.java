package kraken.server.http.websocket;

import static kraken.server.http.websocket.Client.BINARY;
import static kraken.server.http.websocket.Client.CLOSE;
import static kraken.server.http.websocket.Client.LAST;
import static kraken.server.http.websocket.Client.LONGEST;
import static kraken.server.http.websocket.Client.MORE_TEXT;
import static kraken.server.http.websocket.Client.NEXT;
import static kraken.server.http.websocket.Client.PING;
import static kraken.server.http.websocket.Client.PONG;
import static kraken.server.http.websocket.Client.TEXT;
import static kraken.server.http.websocket.Client.frame;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Frames that break the protocol or are too large close the socket with a code that says why. */
class HostileFramesTest {

  private static final int SMALL_ROOM = 64 * 1024;
  private static final byte[] STEP = new byte[100 * 1024];

  static Stream<Arguments> wrong() {
    byte[] long64 = {(byte) TEXT, (byte) 0xff, 0, 0, 0, 1, 0, 0, 0, 0, 1, 2, 3, 4};
    byte[] negative = {(byte) TEXT, (byte) 0xff, -1, 0, 0, 0, 0, 0, 0, 0, 1, 2, 3, 4};
    byte[] shortIn16 = {(byte) TEXT, (byte) 0xfe, 0, 1, 0, 0, 0, 0, 'a'};
    byte[] shortIn64 = {(byte) TEXT, (byte) 0xff, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 'a'};
    return Stream.of(
        wrong("without a mask", 1002, new byte[] {(byte) TEXT, 1, 'a'}),
        wrong("with a reserved bit", 1002, frame(TEXT | 0x40, "a")),
        wrong("of an unknown kind", 1002, frame(0x83, "a")),
        wrong("a ping in parts", 1002, frame(0x09, "a")),
        wrong("a long ping", 1002, frame(0x89, "x".repeat(126))),
        wrong("the rest of nothing", 1002, frame(LAST, "a")),
        wrong("a text within another", 1002, frame(MORE_TEXT, "a"), frame(TEXT, "b")),
        wrong("half a letter", 1007, frame(TEXT, new byte[] {(byte) 0xc3})),
        wrong("half a letter at the end", 1007, frame(MORE_TEXT, "a"), frame(LAST, half())),
        wrong("a long text", 1009, frame(TEXT, "x".repeat(LONGEST + 1))),
        wrong("a text that claims gigabytes", 1009, long64),
        wrong("a text of less than nothing", 1009, negative),
        wrong("a long text in parts", 1009, frame(MORE_TEXT, most()), frame(NEXT, "x")),
        wrong("a length in more bytes than it needs", 1002, shortIn16),
        wrong("a length in far more bytes than it needs", 1002, shortIn64),
        wrong("bytes", 1003, frame(BINARY, "a")),
        wrong("half a code at the end", 1002, frame(CLOSE, new byte[] {3})),
        wrong("an end that cannot be", 1002, frame(CLOSE, new byte[] {3, (byte) 0xed})),
        wrong(
            "an end in no letters", 1007, frame(CLOSE, new byte[] {3, (byte) 0xe8, (byte) 0xff})));
  }

  private static Arguments wrong(String what, int code, byte[]... frames) {
    return Arguments.of(what, code, frames);
  }

  private static byte[] half() {
    return new byte[] {(byte) 0xc3};
  }

  private static String most() {
    return "x".repeat(LONGEST);
  }

  @Test
  void whatWaitsOnAllSocketsIsBoundedAndThoseWhoKeepUpStayConnected() {
    UnsentBudget budget = new UnsentBudget(16L * STEP.length);
    List<Client> slow = Stream.generate(() -> new Client(0, budget)).limit(100).toList();
    Client honest = new Client(2 * STEP.length, budget);
    byte[] small = new byte[1024];
    for (int i = 0; i < 1000; i++) {
      slow.forEach(client -> client.socket.send(small, false));
      honest.socket.send(small, false);
      assertThat(honest.takeOutput()).hasSize(4 + small.length);
      assertThat(budget.used()).isLessThan(16L * STEP.length);
    }
    slow.forEach(client -> client.network.close());
    assertThat(budget.used()).isZero();
  }

  @Test
  void pingsPartsOfMessagesAndPongsToNoPingAreCounted() {
    for (byte[] frame : List.of(frame(PING, "a"), frame(PONG, "a"), frame(NEXT, ""))) {
      Client client = new Client(SMALL_ROOM);
      client.send(frame(MORE_TEXT, "a"));
      client.framesLeft = 2;
      client.send(frame, frame);
      client.takeOutput();
      client.send(frame);
      assertThat(client.closeCode()).isEqualTo(4429);
    }
  }

  @ParameterizedTest(name = "{0}: {1}")
  @MethodSource("wrong")
  void endsTheSocket(String what, int code, byte[][] frames) {
    Client client = new Client(SMALL_ROOM);
    client.send(frames);
    client.send(frame(TEXT, "and this is ignored"));
    assertThat(client.closeCode()).as(what).isEqualTo(code);
    assertThat(client.received).isEmpty();
  }

  @Test
  void aClientThatReadsNothingIsDisconnectedAndSentNothingMore() {
    Client client = new Client(SMALL_ROOM);
    for (int i = 0; i < 50; i++) {
      client.socket.send(STEP, false);
    }
    int took = 0;
    byte[] last = client.takeOutput();
    for (byte[] some = last; some.length > 0; some = client.takeOutput()) {
      took += some.length;
      last = some;
    }
    assertThat(took).isLessThan(1024 * 1024 + STEP.length);
    assertThat(last).endsWith("too slow".getBytes(StandardCharsets.US_ASCII));
  }

  @Test
  void aClientThatReadsStaysConnected() {
    Client client = new Client(SMALL_ROOM);
    for (int i = 0; i < 50; i++) {
      client.socket.send(STEP, false);
      int took = client.takeOutput().length + client.takeOutput().length;
      assertThat(took).isEqualTo(STEP.length + 10);
    }
    assertThat(client.network.isOutputShutdown()).isFalse();
  }
}
