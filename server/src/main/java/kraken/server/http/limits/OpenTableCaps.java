package kraken.server.http.limits;

/**
 * How many tables may wait for their start at the same time.
 *
 * @param ofPerson that one person has opened
 * @param ofAddress that were opened from one address, at one server since its start
 */
public record OpenTableCaps(int ofPerson, int ofAddress) {

  public static final OpenTableCaps STANDARD = new OpenTableCaps(10, 100);

  /** No caps, for benchmarks. */
  public static final OpenTableCaps NONE = new OpenTableCaps(Integer.MAX_VALUE, Integer.MAX_VALUE);
}
