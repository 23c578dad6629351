package kraken.server.http.exchange;

import io.javalin.http.Context;
import java.net.URI;
import org.jspecify.annotations.Nullable;

/**
 * Refuses requests that pages of other sites send with a person's cookie. Browsers always send the
 * origin of the page; other programs send no cookie by accident.
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
