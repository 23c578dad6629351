package kraken.server.http.exchange;

import io.javalin.http.Context;
import java.net.URI;
import org.jspecify.annotations.Nullable;

/**
 * Keeps pages of other sites from acting with a visitor's cookie. Browsers always say from which
 * site a page comes; programs of other kinds carry nobody's cookie by accident.
 */
public final class OriginCheck {

  private OriginCheck() {}

  public static void check(Context request) {
    check(request.header("Origin"), request.host());
  }

  public static void check(@Nullable String origin, @Nullable String host) {
    if (!isOurs(origin, host)) {
      throw ProblemException.foreignOrigin();
    }
  }

  static boolean isOurs(@Nullable String origin, @Nullable String host) {
    return origin == null || (host != null && host.equalsIgnoreCase(authority(origin)));
  }

  private static @Nullable String authority(String origin) {
    try {
      return URI.create(origin).getAuthority();
    } catch (IllegalArgumentException nonsense) {
      return null;
    }
  }
}
