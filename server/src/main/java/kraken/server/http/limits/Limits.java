package kraken.server.http.limits;

/**
 * How much one visitor may ask.
 *
 * @param requests from one address
 * @param names new persons from one address
 * @param tables opened or brought in by one person
 * @param games told or handed out as a whole, to one address: each is a lot of work
 * @param messages over the sockets of one person
 * @param sockets of one person, or of one address where there is none, at the same time
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

  /** For measuring. */
  public static final Limits NONE = none();

  private static Limits none() {
    Rate any = new Rate(Integer.MAX_VALUE, 1e9);
    return new Limits(any, any, any, any, any, Integer.MAX_VALUE);
  }
}
