package kraken.server.http.limits;

/**
 * How much one client may ask of the server.
 *
 * @param requests from one address
 * @param names new persons, from one address
 * @param tables opened or imported, by one person
 * @param games replayed, exported or imported as a whole, for one address: each is much work
 * @param messages sent over the sockets of one person
 * @param sockets open at the same time, of one person or of one address where there is no person
 */
public record Limits(
    Rate requests, Rate names, Rate tables, Rate games, Rate messages, int sockets) {

  public static final Limits STANDARD =
      new Limits(
          new Rate(300, 50),
          new Rate(60, 1),
          new Rate(20, 0.2),
          new Rate(60, 2),
          new Rate(60, 20),
          100);

  /** No limits, for benchmarks. */
  public static final Limits NONE = none();

  private static Limits none() {
    Rate any = new Rate(Integer.MAX_VALUE, 1e9);
    return new Limits(any, any, any, any, any, Integer.MAX_VALUE);
  }
}
