package kraken.server.http.limits;

import io.javalin.http.HttpStatus;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import kraken.server.http.exchange.ProblemException;
import kraken.tables.lists.Listings;

/**
 * Counts tables that have not started, and refuses more than the caps allow. It knows those of a
 * person from the lists; which were opened from an address it remembers itself, and nowhere else.
 * Safe for many threads.
 */
public final class OpenTables {

  private static final int MANY = 2_000;

  private final Listings listings;
  private final OpenTableCaps caps;
  private final Map<String, Set<String>> byAddress = new ConcurrentHashMap<>();

  public OpenTables(Listings listings, OpenTableCaps caps) {
    this.listings = listings;
    this.caps = caps;
  }

  /** Fails where the person or the address has too many tables that have not started. */
  public void admit(String person, String address) {
    if (caps.ofPerson() < Integer.MAX_VALUE && listings.unstarted(person) >= caps.ofPerson()) {
      throw tooMany("You have", caps.ofPerson());
    }
    Set<String> opened = byAddress.get(AddressBlock.of(address));
    if (opened != null && isFull(opened)) {
      throw tooMany("From your address people have", caps.ofAddress());
    }
  }

  /** Looks up what has started or gone only where that matters. */
  private boolean isFull(Set<String> opened) {
    synchronized (opened) {
      if (opened.size() >= caps.ofAddress()) {
        opened.retainAll(listings.unstarted(opened));
      }
      return opened.size() >= caps.ofAddress();
    }
  }

  private static ProblemException tooMany(String who, int cap) {
    return new ProblemException(
        HttpStatus.CONFLICT,
        "too-many-open",
        who + " " + cap + " tables that have not started. Start or delete one of them first.");
  }

  /** Remembers a table that was opened from this address. */
  public void opened(String address, String table) {
    if (caps.ofAddress() == Integer.MAX_VALUE) {
      return;
    }
    if (byAddress.size() > MANY) {
      byAddress.clear(); // many addresses: the limits of requests hold, and counting starts anew
    }
    Set<String> tables = byAddress.computeIfAbsent(AddressBlock.of(address), _ -> new HashSet<>());
    synchronized (tables) {
      if (tables.size() < caps.ofAddress()) {
        tables.add(table);
      }
    }
  }
}
