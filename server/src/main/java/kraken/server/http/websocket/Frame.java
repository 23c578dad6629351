package kraken.server.http.websocket;

/** One WebSocket frame. */
final class Frame {

  static final int LONGEST_IN_HEAD = 125;
  static final int LENGTH_IN_TWO = 126;
  static final int LENGTH_IN_EIGHT = 127;
  static final int LAST = 0x80;

  private static final int LONGEST_IN_TWO = 0xffff;
  private static final int BYTE = 8;

  private final boolean last;
  private final Kind kind;
  private final byte[] payload;

  Frame(boolean last, Kind kind, byte[] payload) {
    this.last = last;
    this.kind = kind;
    this.payload = payload;
  }

  /** Whether this is the last frame of its message. */
  boolean last() {
    return last;
  }

  Kind kind() {
    return kind;
  }

  /** The payload, unmasked. */
  byte[] payload() {
    return payload;
  }

  /** The kind of a frame, with its opcode. */
  enum Kind {
    CONTINUATION(0),
    TEXT(1),
    BINARY(2),
    CLOSE(8),
    PING(9),
    PONG(10);

    private static final Kind[] ALL = values();
    private static final int FIRST_CONTROL = 8;

    private final int code;

    Kind(int code) {
      this.code = code;
    }

    static Kind of(int code) throws ProtocolException {
      for (Kind kind : ALL) {
        if (kind.code == code) {
          return kind;
        }
      }
      throw new ProtocolException(CloseCode.PROTOCOL_ERROR, "unknown kind of frame");
    }

    /** Control frames are about the connection; they may come between the frames of a message. */
    boolean isControl() {
      return code >= FIRST_CONTROL;
    }
  }

  /** The bytes of a frame that is a whole message or a control frame. Servers do not mask. */
  static byte[] written(Kind kind, byte[] payload) {
    int head = headLength(payload.length);
    byte[] frame = new byte[head + payload.length];
    frame[0] = (byte) (LAST | kind.code);
    if (head == 2) {
      frame[1] = (byte) payload.length;
    } else {
      frame[1] = (byte) (head == 4 ? LENGTH_IN_TWO : LENGTH_IN_EIGHT);
      writeLength(payload.length, frame, head);
    }
    System.arraycopy(payload, 0, frame, head, payload.length);
    return frame;
  }

  private static int headLength(int length) {
    if (length <= LONGEST_IN_HEAD) {
      return 2;
    }
    return length <= LONGEST_IN_TWO ? 4 : 10;
  }

  private static void writeLength(int length, byte[] frame, int head) {
    int left = length;
    for (int i = head - 1; i >= 2; i--) {
      frame[i] = (byte) left;
      left >>>= BYTE;
    }
  }
}
