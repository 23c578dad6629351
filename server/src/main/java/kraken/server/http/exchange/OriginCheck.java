package kraken.server.http.exchange;

import io.javalin.http.Context;
import java.net.URI;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Refuses requests that pages of other sites send with a person's cookie. Browsers always send the
 * origin of the page; other programs send no cookie by accident.
 */
public final class OriginCheck {

  private OriginCheck() {}

  public static void check(Context request) {
    check(Collections.list(request.req().getHeaders("Origin")), request.host());
  }

  /** Every origin must be ours: of two headers, a proxy in front may have looked at the other. */
  public static void check(List<String> origins, @Nullable String host) {
    if (!origins.stream().allMatch(origin -> isOurs(origin, host))) {
      throw ProblemException.foreignOrigin();
    }
  }

  static boolean isOurs(String origin, @Nullable String host) {
    return host != null && host.equalsIgnoreCase(authority(origin));
  }

  private static @Nullable String authority(String origin) {
    try {
      return URI.create(origin).getAuthority();
    } catch (IllegalArgumentException nonsense) {
      return null;
    }
  }
}
