package kraken.server.alerts;

import java.util.List;

/** The languages of the client, in which alerts are written, too. */
public final class Languages {

  private static final List<String> ALL = List.of("en", "fr", "de", "es", "it", "nl");

  private Languages() {}

  /** The language that somebody asks for, or English where there are no texts in it. */
  public static String known(String wanted) {
    return ALL.contains(wanted) ? wanted : ALL.getFirst();
  }
}
