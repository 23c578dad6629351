package kraken.server.store.alerts;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import kraken.api.QuietHours;
import kraken.api.Webhook;
import kraken.api.WebhookKind;
import kraken.server.alerts.AlertStore;
import kraken.server.alerts.PushSubscription;
import kraken.server.alerts.TableContact;
import kraken.server.alerts.VapidKeys;
import kraken.server.store.db.Reader;
import kraken.server.store.db.Writer;
import org.jspecify.annotations.Nullable;

/** Keeps who wants to be alerted, and how. Safe for many threads. */
public final class SqlAlertStore implements AlertStore {

  private static final String VAPID = "vapid";
  private static final String SUBSCRIPTIONS =
      "select person, endpoint, browser_key, auth, language, site, quiet_from, quiet_to, zone"
          + " from push_subscription";
  private static final String CONTACTS =
      "select table_id, call_link, hook_kind, hook_address, person, language, site"
          + " from table_contact";

  private final Reader reader;
  private final Writer writer;
  private volatile @Nullable VapidKeys keys;

  public SqlAlertStore(Reader reader, Writer writer) {
    this.reader = reader;
    this.writer = writer;
  }

  @Override
  public VapidKeys keys() {
    VapidKeys known = keys;
    if (known == null) {
      known = VapidKeys.of(keptKeys().orElseGet(this::madeKeys));
      keys = known;
    }
    return known;
  }

  /** Another server may be faster: then its keys count. */
  private String madeKeys() {
    keep(VapidKeys.generated()).join();
    return keptKeys().orElseThrow();
  }

  private Optional<String> keptKeys() {
    return reader.read(handle ->
        handle
            .createQuery("select value from server_key where name = ?")
            .bind(0, VAPID)
            .mapTo(String.class)
            .findOne());
  }

  private CompletableFuture<Void> keep(String keys) {
    return writer.submit(statements -> {
      statements.update(
          "insert into server_key (name, value) values (?, ?) on conflict do nothing", VAPID, keys);
      return null;
    });
  }

  @Override
  public List<PushSubscription> subscriptions(String person) {
    return reader.read(handle ->
        handle
            .createQuery(SUBSCRIPTIONS + " where person = ?")
            .bind(0, person)
            .map((row, _) -> subscription(row))
            .list());
  }

  private static PushSubscription subscription(ResultSet row) throws SQLException {
    String zone = row.getString(9);
    QuietHours quiet = zone == null ? null : new QuietHours(row.getInt(7), row.getInt(8), zone);
    return new PushSubscription(
        row.getString(1),
        row.getString(2),
        row.getString(3),
        row.getString(4),
        row.getString(5),
        row.getString(6),
        quiet);
  }

  @Override
  public CompletableFuture<Void> save(PushSubscription subscription) {
    QuietHours quiet = subscription.quiet();
    return writer.submit(statements -> {
      statements.update(
          "delete from push_subscription where endpoint = ?", subscription.endpoint());
      statements.update(
          "insert into push_subscription (person, endpoint, browser_key, auth, language, site,"
              + " quiet_from, quiet_to, zone) values (?, ?, ?, ?, ?, ?, ?, ?, ?)",
          subscription.person(),
          subscription.endpoint(),
          subscription.key(),
          subscription.auth(),
          subscription.language(),
          subscription.site(),
          quiet == null ? null : quiet.from(),
          quiet == null ? null : quiet.to(),
          quiet == null ? null : quiet.zone());
      return null;
    });
  }

  @Override
  public CompletableFuture<Void> remove(String endpoint) {
    return writer.submit(statements -> {
      statements.update("delete from push_subscription where endpoint = ?", endpoint);
      return null;
    });
  }

  @Override
  public Optional<TableContact> contact(String table) {
    return reader.read(handle ->
        handle
            .createQuery(CONTACTS + " where table_id = ?")
            .bind(0, table)
            .map((row, _) -> contact(row))
            .findOne());
  }

  private static TableContact contact(ResultSet row) throws SQLException {
    String kind = row.getString(3);
    Webhook webhook =
        kind == null ? null : new Webhook(WebhookKind.valueOf(kind), row.getString(4));
    return new TableContact(
        row.getString(2), webhook, row.getString(5), row.getString(6), row.getString(7));
  }

  @Override
  public CompletableFuture<Void> save(String table, TableContact contact) {
    Webhook webhook = contact.webhook();
    return writer.submit(statements -> {
      statements.update("delete from table_contact where table_id = ?", table);
      statements.update(
          "insert into table_contact (table_id, call_link, hook_kind, hook_address, person,"
              + " language, site) values (?, ?, ?, ?, ?, ?, ?)",
          table,
          contact.call(),
          webhook == null ? null : webhook.kind().name(),
          webhook == null ? null : webhook.address(),
          contact.person(),
          contact.language(),
          contact.site());
      return null;
    });
  }

  /** Takes over all that another database has, for a copy of it. */
  public void copy(SqlAlertStore from) {
    from.keptKeys().ifPresent(keys -> keep(keys).join());
    from.reader
        .read(handle -> handle.createQuery(SUBSCRIPTIONS).map((row, _) -> subscription(row)).list())
        .forEach(subscription -> save(subscription).join());
    from.reader
        .read(handle ->
            handle
                .createQuery(CONTACTS)
                .map((row, _) -> new Contacted(row.getString(1), contact(row)))
                .list())
        .forEach(contacted -> save(contacted.table, contacted.contact).join());
  }

  private record Contacted(String table, TableContact contact) {}
}
