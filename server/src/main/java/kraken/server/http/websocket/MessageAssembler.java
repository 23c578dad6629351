package kraken.server.http.websocket;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Puts frames together to texts. */
final class MessageAssembler {

  private final int longest;
  private @Nullable ByteArrayOutputStream parts;

  /** Of messages that have at most so many bytes. */
  MessageAssembler(int longest) {
    this.longest = longest;
  }

  /** The text that ends with this frame, or null where it goes on. */
  @Nullable String text(Frame frame) throws ProtocolException {
    boolean goesOn = frame.kind() == Frame.Kind.CONTINUATION;
    if (goesOn != (parts != null)) {
      throw new ProtocolException(
          CloseCode.PROTOCOL_ERROR, "a message begins before the last ends");
    }
    if (parts == null && frame.last()) {
      return utf8(frame.payload());
    }
    ByteArrayOutputStream whole = parts == null ? new ByteArrayOutputStream() : parts;
    whole.writeBytes(frame.payload());
    if (whole.size() > longest) {
      throw new ProtocolException(CloseCode.TOO_LARGE, "at most " + longest + " bytes");
    }
    parts = frame.last() ? null : whole;
    return frame.last() ? utf8(whole.toByteArray()) : null;
  }

  static String utf8(byte[] bytes) throws ProtocolException {
    for (byte letter : bytes) {
      if (letter < 0) {
        return beyondAscii(bytes);
      }
    }
    return new String(bytes, StandardCharsets.ISO_8859_1); // the same for these, and faster
  }

  /** Whatever is not UTF-8 must not be taken for something else. */
  private static String beyondAscii(byte[] bytes) throws ProtocolException {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException unreadable) {
      throw new ProtocolException(CloseCode.NOT_UTF8, "not UTF-8");
    }
  }
}
