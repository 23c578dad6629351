package kraken.server.http.websocket;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** The content of a close frame. */
record CloseFrame(int code, String reason) {

  private static final int CODE_BYTES = 2;

  /** An empty close frame counts as a normal end. */
  static CloseFrame read(byte[] payload) throws ProtocolException {
    if (payload.length == 0) {
      return new CloseFrame(CloseCode.NORMAL, "");
    }
    int code = payload.length == 1 ? 0 : ByteBuffer.wrap(payload).getShort() & 0xffff;
    if (!CloseCode.mayBeSent(code)) {
      throw new ProtocolException(CloseCode.PROTOCOL_ERROR, "no code for an end");
    }
    return new CloseFrame(
        code, MessageAssembler.utf8(Arrays.copyOfRange(payload, CODE_BYTES, payload.length)));
  }

  byte[] frame() {
    byte[] words = reason.getBytes(StandardCharsets.UTF_8);
    ByteBuffer payload = ByteBuffer.allocate(CODE_BYTES + words.length);
    payload.putShort((short) code).put(words);
    return Frame.written(Frame.Kind.CLOSE, payload.array());
  }
}
