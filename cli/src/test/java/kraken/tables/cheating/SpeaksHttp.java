package kraken.tables.cheating;

import io.javalin.http.Context;

/** A class of the tables that uses HTTP. */
public final class SpeaksHttp {

  private SpeaksHttp() {}

  public static String path(Context context) {
    return context.path();
  }
}
