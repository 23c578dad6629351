package kraken.tables.cheating;

import io.javalin.http.Context;

/** HTTP outside of the web. */
public final class SpeaksHttp {

  private SpeaksHttp() {}

  public static String path(Context context) {
    return context.path();
  }
}
