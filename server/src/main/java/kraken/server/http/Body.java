package kraken.server.http;

import io.javalin.http.Context;
import java.io.IOException;
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
      byte[] bytes = request.bodyInputStream().readNBytes(most + 1);
      if (bytes.length > most) {
        throw Declined.tooLarge(most);
      }
      return new String(bytes, StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw Declined.malformed();
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
