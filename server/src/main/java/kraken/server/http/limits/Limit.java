package kraken.server.http.limits;

import java.util.Locale;

/** What the server limits. Every limit is a setting of {@code ./kraken serve}. */
public enum Limit {
  REQUESTS(new Rate(300, 50), "requests from one address"),
  NAMES(new Rate(60, 1), "new persons from one address"),
  TABLES(new Rate(20, 0.2), "tables opened or imported by one person"),
  OPEN_TABLES(new Rate(10, 0), "tables of one person that wait for their start"),
  OPEN_TABLES_ADDRESS(
      new Rate(100, 0), "tables opened from one address that wait for their start, at each server"),
  GAMES(new Rate(60, 2), "games read, replayed, exported or imported as a whole from one address"),
  ANSWERS(new Rate(6, 0), "such games being sent to one address at the same time"),
  MESSAGES(
      new Rate(60, 20),
      "messages, pings and parts of messages of one person, over sockets and HTTP"),
  SOCKETS(new Rate(100, 0), "open sockets of one person, or of one address without a name"),
  CONNECTIONS(new Rate(500, 0), "open connections from one address"),
  HEAD(new Rate(15, 0), "seconds until the head of a request must have come"),
  LOG(
      new Rate(1000, 0),
      "kilobytes of a table's log, after which only moves are taken; half of it for persons without"
          + " a seat"),
  UNSENT(new Rate(anEighthOfTheHeap(), 0), "kilobytes that wait on all sockets to be sent");

  private static final int LEAST_UNSENT = 4 * 1024;

  @SuppressWarnings("ImmutableEnumChecker") // a record of numbers
  private final Rate standard;

  private final String meaning;

  Limit(Rate standard, String meaning) {
    this.standard = standard;
    this.meaning = meaning;
  }

  private static int anEighthOfTheHeap() {
    return (int) Math.max(LEAST_UNSENT, Math.min(Runtime.getRuntime().maxMemory() >> 13, 1 << 20));
  }

  public Rate standard() {
    return standard;
  }

  /** What is counted, for help and for answers. */
  public String meaning() {
    return meaning;
  }

  /** As metrics and the description of the API name it. */
  public String key() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** The name of its setting. */
  public String setting() {
    return this == OPEN_TABLES || this == OPEN_TABLES_ADDRESS ? key() : "limit-" + key();
  }

  /** Whether it has a rate of refill; else it counts what is there at the same time. */
  public boolean isRate() {
    return standard.perSecond() > 0;
  }
}
