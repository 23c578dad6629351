package kraken.server.http.websocket;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * Whatever bytes arrive, in whatever parts: the reader gives frames and texts within the limit, or
 * refuses them with a close code. {@code -Dkraken.properties.runs} tries more than the ordinary
 * number.
 */
class FramePropertyTest {

  private static final int RUNS = Integer.getInteger("kraken.properties.runs", 5_000);
  private static final int LONGEST = 200;
  private static final Set<Integer> CODES =
      Set.of(CloseCode.PROTOCOL_ERROR, CloseCode.TOO_LARGE, CloseCode.NOT_UTF8);

  @Test
  void randomBytesGiveFramesOrACloseCode() {
    for (long seed = 0; seed < RUNS; seed++) {
      Random random = new Random(seed);
      byte[] bytes = new byte[random.nextInt(3 * LONGEST)];
      random.nextBytes(bytes);
      read(seed, random, bytes);
    }
  }

  @Test
  void changedFramesGiveFramesOrACloseCode() {
    int whole = 0;
    for (long seed = 0; seed < RUNS; seed++) {
      Random random = new Random(seed);
      byte[] bytes = frames(random);
      for (int changes = random.nextInt(4); changes > 0; changes--) {
        bytes[random.nextInt(bytes.length)] = (byte) random.nextInt();
      }
      whole += read(seed, random, bytes) ? 1 : 0;
    }
    assertThat(whole).as("runs without a refusal").isBetween(RUNS / 20, RUNS - RUNS / 20);
  }

  /** Some masked frames, such as a client sends. */
  private static byte[] frames(Random random) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    Frame.Kind[] kinds = {Frame.Kind.TEXT, Frame.Kind.PING, Frame.Kind.PONG};
    for (int i = 1 + random.nextInt(4); i > 0; i--) {
      byte[] payload = "a".repeat(random.nextInt(100)).getBytes(StandardCharsets.US_ASCII);
      byte[] frame = Frame.written(kinds[random.nextInt(kinds.length)], payload);
      bytes.write(frame[0]);
      bytes.write(frame[1] | 0x80);
      bytes.writeBytes(new byte[4]); // a mask that changes nothing
      bytes.writeBytes(payload);
    }
    return bytes.toByteArray();
  }

  /** Whether all was read without a refusal. Anything else that is thrown fails the test. */
  private static boolean read(long seed, Random random, byte[] bytes) {
    FrameReader reader = new FrameReader(LONGEST);
    MessageAssembler assembler = new MessageAssembler(LONGEST);
    try {
      int from = 0;
      while (from < bytes.length) {
        int length = 1 + random.nextInt(bytes.length - from);
        reader.add(ByteBuffer.wrap(bytes, from, length));
        readAll(seed, reader, assembler);
        reader.keep();
        from += length;
      }
      return true;
    } catch (ProtocolException refused) {
      assertThat(CODES).as("seed %d", seed).contains(refused.code());
      return false;
    }
  }

  private static void readAll(long seed, FrameReader reader, MessageAssembler assembler)
      throws ProtocolException {
    Frame frame = reader.next();
    while (frame != null) {
      assertThat(frame.payload().length).as("seed %d", seed).isLessThanOrEqualTo(LONGEST);
      if (!frame.kind().isControl()) {
        String text = assembler.text(frame);
        assertThat(text == null ? 0 : text.length())
            .as("seed %d", seed)
            .isLessThanOrEqualTo(LONGEST);
      }
      frame = reader.next();
    }
  }
}
