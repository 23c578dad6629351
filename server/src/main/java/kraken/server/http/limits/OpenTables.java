package kraken.server.http.limits;

import io.javalin.http.HttpStatus;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import kraken.server.http.exchange.ProblemException;
import kraken.tables.lists.Listings;

/**
 * Counts tables that have not started, and refuses more than the limits allow. It knows those of a
 * person from the lists; which were opened from an address it remembers itself, and nowhere else.
 * Refusals are 409 without a Retry-After header: to wait does not help, to start a table does. Safe
 * for many threads.
 */
public final class OpenTables {

  private static final int MANY = 2_000;

  private final Listings listings;
  private final int mostOfPerson;
  private final int mostOfAddress;
  private final Consumer<Limit> onRefusal;
  private final Map<String, Set<String>> byAddress = new ConcurrentHashMap<>();

  /** Creates it; each refusal is reported, to be counted. */
  public OpenTables(Listings listings, Limits limits, Consumer<Limit> onRefusal) {
    this.listings = listings;
    this.mostOfPerson = limits.of(Limit.OPEN_TABLES).burst();
    this.mostOfAddress = limits.of(Limit.OPEN_TABLES_ADDRESS).burst();
    this.onRefusal = onRefusal;
  }

  /** Fails where the person or the address has too many tables that have not started. */
  public void admit(String person, String address) {
    if (mostOfPerson < Integer.MAX_VALUE && listings.unstarted(person) >= mostOfPerson) {
      throw refused(Limit.OPEN_TABLES, "You have " + mostOfPerson);
    }
    Set<String> opened = byAddress.get(Addresses.network(address));
    if (opened != null && isFull(opened)) {
      throw refused(Limit.OPEN_TABLES_ADDRESS, "From your address people have " + mostOfAddress);
    }
  }

  /** Looks up what has started or gone only where that matters. */
  private boolean isFull(Set<String> opened) {
    synchronized (opened) {
      if (opened.size() >= mostOfAddress) {
        opened.retainAll(listings.unstarted(opened));
      }
      return opened.size() >= mostOfAddress;
    }
  }

  private ProblemException refused(Limit limit, String howMany) {
    onRefusal.accept(limit);
    return new ProblemException(
        HttpStatus.CONFLICT,
        "too-many-open",
        howMany + " tables that have not started. Start or delete one of them first.");
  }

  /** Remembers a table that was opened from this address. */
  public void opened(String address, String table) {
    if (mostOfAddress == Integer.MAX_VALUE) {
      return;
    }
    if (byAddress.size() > MANY) {
      byAddress.clear(); // many addresses: the limits of requests hold, and counting starts anew
    }
    Set<String> tables =
        byAddress.computeIfAbsent(Addresses.network(address), _ -> new HashSet<>());
    synchronized (tables) {
      if (tables.size() < mostOfAddress) {
        tables.add(table);
      }
    }
  }
}
