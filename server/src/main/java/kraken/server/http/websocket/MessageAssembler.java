package kraken.server.http.websocket;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Joins frames to text messages. */
final class MessageAssembler {

  private final int longest;
  private @Nullable ByteArrayOutputStream parts;

  /** Creates an assembler that refuses messages with more bytes than this. */
  MessageAssembler(int longest) {
    this.longest = longest;
  }

  /** The text that this frame completes, or null where more frames follow. */
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
    return new String(bytes, StandardCharsets.ISO_8859_1); // equal for ASCII, and faster
  }

  /** Decodes strictly: a message that is not UTF-8 is an error, not a text with question marks. */
  private static String beyondAscii(byte[] bytes) throws ProtocolException {
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException unreadable) {
      throw new ProtocolException(CloseCode.NOT_UTF8, "not UTF-8");
    }
  }
}
