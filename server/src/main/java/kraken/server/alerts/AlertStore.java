package kraken.server.alerts;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** Keeps who wants to be alerted, and how. Every method may be called from any thread. */
public interface AlertStore {

  /** The keys for web push, made where there are none yet. */
  VapidKeys keys();

  List<PushSubscription> subscriptions(String person);

  /** Keeps the subscription, instead of an earlier one with the same endpoint. */
  CompletableFuture<Void> save(PushSubscription subscription);

  /** Forgets a subscription: the browser does not want it any more, or it does not work. */
  CompletableFuture<Void> remove(String endpoint);

  Optional<TableContact> contact(String table);

  CompletableFuture<Void> save(String table, TableContact contact);
}
