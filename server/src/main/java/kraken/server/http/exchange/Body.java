package kraken.server.http.exchange;

import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import kraken.jackson.Json;

/** Reads the body of a request, up to a limit, and writes the body of the answer. */
public final class Body {

  public static final int SMALL = 16 * 1024;
  public static final int LARGE = 4 * 1024 * 1024;

  private static final Duration LONGEST = Duration.ofSeconds(20);

  private Body() {}

  public static <T> T read(Context request, Class<T> as, int most) {
    return switch (IncomingJson.read(text(request, most), as)) {
      case IncomingJson.Fit<T>(T value) -> value;
      case IncomingJson.Unfit<T>(String sentence) -> throw ProblemException.malformed(sentence);
    };
  }

  /** Refuses a body with a field that cannot be used; the sentence says what would be right. */
  public static void mustFit(boolean fits, String sentence) {
    if (!fits) {
      throw new ProblemException(HttpStatus.BAD_REQUEST, "unfit", sentence);
    }
  }

  /** Reads at most this many bytes, whatever length the client has announced. */
  public static String text(Context request, int most) {
    return text(request.bodyInputStream(), most);
  }

  static String text(InputStream body, int most) {
    try {
      long deadline = System.nanoTime() + LONGEST.toNanos();
      ByteArrayOutputStream bytes = new ByteArrayOutputStream();
      read(body, most + 1, deadline, bytes);
      if (bytes.size() > most) {
        // a client that is still sending when the connection closes does not read the answer
        read(body, LARGE, deadline, OutputStream.nullOutputStream());
        throw ProblemException.tooLarge(most);
      }
      return bytes.toString(StandardCharsets.UTF_8);
    } catch (IOException broken) {
      throw ProblemException.malformed("Malformed: it broke off before its end.");
    }
  }

  /** Gives up at the deadline, so that a client cannot hold the request open by sending slowly. */
  private static void read(InputStream body, int most, long deadline, OutputStream into)
      throws IOException {
    byte[] some = new byte[8 * 1024];
    int left = most;
    int read = 0;
    while (read >= 0 && left > 0) {
      if (System.nanoTime() > deadline) {
        throw ProblemException.tooSlow();
      }
      read = body.read(some, 0, Math.min(some.length, left));
      if (read > 0) {
        into.write(some, 0, read);
        left -= read;
      }
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
