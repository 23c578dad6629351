package kraken.server.http;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import kraken.json.Json;

/** Reads what was sent, up to a limit, and writes what is answered. */
final class Body {

  static final int SMALL = 16 * 1024;
  static final int LARGE = 4 * 1024 * 1024;

  private Body() {}

  static <T> T read(Context request, Class<T> as, int most) {
    return Incoming.read(text(request, most), as).orElseThrow(Declined::malformed);
  }

  /** The length that the sender claims is not believed: no more is read than allowed. */
  private static String text(Context request, int most) {
    try {
      InputStream body = request.bodyInputStream();
      byte[] bytes = body.readNBytes(most + 1);
      if (bytes.length > most) {
        hearOut(body);
        throw Declined.tooLarge(most);
      }
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw Declined.malformed();
    }
  }

  /** Who is still sending when the connection is closed would never read why. */
  private static void hearOut(InputStream body) throws IOException {
    byte[] unread = new byte[8 * 1024];
    int heard = 0;
    for (int read = 0; read >= 0 && heard < LARGE; heard += read) {
      read = body.read(unread);
    }
  }

  static void write(Context answer, Object value, Class<?> as) {
    answer.header("Cache-Control", "no-store");
    if (value instanceof String text) {
      answer.contentType("text/plain; charset=utf-8").result(text);
      return;
    }
    answer.contentType("application/json");
    answer.result(Json.mapper().writerFor(as).writeValueAsBytes(value));
  }
}
