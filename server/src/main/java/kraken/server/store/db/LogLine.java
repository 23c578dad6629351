package kraken.server.store.db;

import kraken.jackson.Json;
import kraken.json.TypedJson;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;

/** An entry as the database stores it, with the fact as JSON. */
public record LogLine(long number, long at, String command, String fact) {

  private static final TypedJson<Fact> FACTS = TypedJson.of(Fact.class);

  public static LogLine of(Entry entry) {
    String fact = FACTS.write(entry.fact()).json();
    return new LogLine(entry.number(), entry.at(), entry.command(), fact);
  }

  public Entry entry() {
    return new Entry(number, at, command, Json.read(fact, Fact.class));
  }
}
