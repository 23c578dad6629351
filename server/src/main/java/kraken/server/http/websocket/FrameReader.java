package kraken.server.http.websocket;

import java.nio.ByteBuffer;
import org.jspecify.annotations.Nullable;

/**
 * Reads frames from the bytes of a connection, however they were split into packets. Used by one
 * thread at a time.
 */
final class FrameReader {

  private static final int RESERVED = 0x70;
  private static final int KIND = 0x0f;
  private static final int MASKED = 0x80;
  private static final int LENGTH = 0x7f;
  private static final int TWO_BYTES = 0xffff;
  private static final int MASK_BYTES = 4;
  private static final String NOT_MINIMAL = "a length is written in as few bytes as can be";
  private static final ByteBuffer NOTHING = ByteBuffer.allocate(0);

  private final int longest;
  private ByteBuffer bytes = NOTHING;
  private boolean borrowed;

  /** Creates a reader that refuses frames with more bytes than this. */
  FrameReader(int longest) {
    this.longest = longest;
  }

  /**
   * Adds bytes that have arrived. The buffer is borrowed: the caller calls {@link #keep} before it
   * reuses it.
   */
  void add(ByteBuffer more) {
    if (bytes.hasRemaining()) {
      ByteBuffer both = ByteBuffer.allocate(bytes.remaining() + more.remaining());
      bytes = both.put(bytes).put(more).flip();
    } else {
      bytes = more;
      borrowed = true;
    }
  }

  /** Copies the bytes that are not read yet out of the borrowed buffer. */
  void keep() {
    if (!bytes.hasRemaining()) {
      bytes = NOTHING;
    } else if (borrowed) {
      bytes = ByteBuffer.allocate(bytes.remaining()).put(bytes).flip();
    }
    borrowed = false;
  }

  /** The next frame, or null where not all of it has arrived. */
  @Nullable Frame next() throws ProtocolException {
    if (bytes.remaining() < 2) {
      return null;
    }
    int start = bytes.position();
    int first = bytes.get(start);
    int second = bytes.get(start + 1);
    Frame.Kind kind = kind(first, second);
    int head = headLength(second & LENGTH);
    if (bytes.remaining() < head) {
      return null;
    }
    int length = length(start, second & LENGTH);
    if (bytes.remaining() < head + length) {
      return null;
    }
    byte[] payload = unmasked(start + head, length);
    bytes.position(start + head + length);
    return new Frame((first & Frame.LAST) != 0, kind, payload);
  }

  private static Frame.Kind kind(int first, int second) throws ProtocolException {
    check((first & RESERVED) == 0, "reserved bits are set");
    check((second & MASKED) != 0, "a client must mask its frames");
    Frame.Kind kind = Frame.Kind.of(first & KIND);
    boolean small = (second & LENGTH) <= Frame.LONGEST_IN_HEAD;
    check(!kind.isControl() || ((first & Frame.LAST) != 0 && small), "a control frame is small");
    return kind;
  }

  private static void check(boolean right, String otherwise) throws ProtocolException {
    if (!right) {
      throw new ProtocolException(CloseCode.PROTOCOL_ERROR, otherwise);
    }
  }

  private static int headLength(int length) {
    int ofLength =
        switch (length) {
          case Frame.LENGTH_IN_TWO -> 2;
          case Frame.LENGTH_IN_EIGHT -> 8;
          default -> 0;
        };
    return 2 + ofLength + MASK_BYTES;
  }

  private int length(int start, int inHead) throws ProtocolException {
    long length =
        switch (inHead) {
          case Frame.LENGTH_IN_TWO -> bytes.getShort(start + 2) & TWO_BYTES;
          case Frame.LENGTH_IN_EIGHT -> bytes.getLong(start + 2);
          default -> inHead;
        };
    check(inHead < Frame.LENGTH_IN_TWO || length < 0 || length > fewer(inHead), NOT_MINIMAL);
    if (length < 0 || length > longest) {
      throw new ProtocolException(CloseCode.TOO_LARGE, "at most " + longest + " bytes");
    }
    return (int) length;
  }

  /** The longest length that fits into the next shorter form of the head. */
  private static int fewer(int inHead) {
    return inHead == Frame.LENGTH_IN_TWO ? Frame.LONGEST_IN_HEAD : TWO_BYTES;
  }

  private byte[] unmasked(int from, int length) {
    byte[] payload = new byte[length];
    bytes.get(from, payload);
    for (int i = 0; i < length; i++) {
      payload[i] ^= bytes.get(from - MASK_BYTES + (i & (MASK_BYTES - 1)));
    }
    return payload;
  }
}
