package kraken.server.http.exchange;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import java.util.Map;

/**
 * Adds headers to every answer that let the browser load this server's own files and nothing else.
 */
public final class SecurityHeaders implements Handler {

  /** {@code style-src-attr}: the page places the pieces of a board by style attributes. */
  private static final String POLICY =
      "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline';"
          + " img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self';"
          + " manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

  private static final Map<String, String> HEADERS =
      Map.of(
          "Content-Security-Policy", POLICY,
          "X-Content-Type-Options", "nosniff",
          "X-Frame-Options", "DENY",
          "Referrer-Policy", "no-referrer",
          "Cross-Origin-Opener-Policy", "same-origin",
          "Cross-Origin-Resource-Policy", "same-origin",
          "Permissions-Policy", "camera=(), microphone=(), geolocation=()");

  @Override
  public void handle(Context answer) {
    HEADERS.forEach(answer::header);
  }
}
