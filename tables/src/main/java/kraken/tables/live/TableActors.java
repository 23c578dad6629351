package kraken.tables.live;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.log.Journal;

/** The actors of the tables in memory. Every method may be called from any thread. */
final class TableActors {

  private final Map<String, TableActor> actors = new ConcurrentHashMap<>();
  private final LoadedLogs loadedLogs = new LoadedLogs();
  private final DamagedTables damagedTables = new DamagedTables();
  private final TablesContext context;

  TableActors(TablesContext context) {
    this.context = context;
  }

  /** The actor of the table, which is loaded if need be; empty where there is no such table. */
  Optional<TableActor> find(String table) {
    return inMemory(table).or(() -> load(table));
  }

  /** The actor of the table, if it is in memory. */
  Optional<TableActor> inMemory(String table) {
    return Optional.ofNullable(actors.get(table));
  }

  Collection<TableActor> all() {
    return actors.values();
  }

  /** How many tables are in memory. */
  int count() {
    return actors.size();
  }

  /** How many tables were found to be damaged. */
  int damaged() {
    return damagedTables.count();
  }

  /** Takes the table of a log into memory. */
  TableActor keep(WholeLog log) {
    return actor(
        LoggedTable.of(log, context.journal(), context.rulebooks(), context.settings().steps()));
  }

  /** The log of the table up to now; empty where there is no such table. */
  Optional<WholeLog> log(String table) {
    return find(table)
        .flatMap(actor ->
            loadedLogs
                .find(table)
                .flatMap(log -> upToDate(log, actor))
                .or(() -> WholeLog.read(context.journal(), table)));
  }

  /** Empty where a person has left the table since: older entries have other names now. */
  private Optional<WholeLog> upToDate(WholeLog log, TableActor actor) {
    boolean mayHaveMore = context.journal().isShared() || actor.table().number() > log.number();
    List<Entry> more = mayHaveMore ? context.journal().read(log.id(), log.number()) : List.of();
    return more.stream().anyMatch(entry -> entry.fact() instanceof Fact.Left)
        ? Optional.empty()
        : Optional.of(log.with(more));
  }

  private Optional<TableActor> load(String table) {
    try {
      Optional<WholeLog> read = WholeLog.read(context.journal(), table);
      read.ifPresent(log -> loadedLogs.keep(log, context.clock().millis()));
      return read.map(this::keep);
    } catch (Journal.DamagedException found) {
      damagedTables.note(table, found);
      throw found;
    }
  }

  /** Keeps one actor where two threads load the same table at once. */
  private TableActor actor(LoggedTable loggedTable) {
    TableActor actor = new TableActor(context, loggedTable);
    TableActor other = actors.putIfAbsent(loggedTable.table().id(), actor);
    if (other == null) {
      actor.begin();
    }
    return other == null ? actor : other;
  }

  /** Acts at tables whose time is up, and drops tables that nobody needs from memory. */
  void tick() {
    long now = context.clock().millis();
    loadedLogs.tick(now);
    for (String table : context.dueTimes().due(now)) {
      inMemory(table).ifPresent(TableActor::due);
    }
    actors.forEach((table, actor) -> {
      actor.attend(now);
      if (actor.isUncertain()) {
        actor.changed();
      } else if (actor.retire(now)) {
        context.dueTimes().forget(table);
        actors.remove(table, actor);
      }
    });
  }
}
