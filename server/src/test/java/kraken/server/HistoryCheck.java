package kraken.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kraken.jackson.Json;
import kraken.shelf.Shelf;
import kraken.tables.Person;
import kraken.tables.Saying;
import kraken.tables.fold.Fold;
import kraken.tables.live.Beholder;
import kraken.tables.log.Entry;
import kraken.tables.log.Fact;
import kraken.tables.log.Journal;
import kraken.tables.luck.Secret;
import kraken.tables.model.Rulebooks;
import kraken.tables.model.Table;
import kraken.tables.model.TurnDeadline;
import kraken.tables.tell.TableTeller;
import kraken.tables.told.PlayTold;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The whole log of a table. Checks that replies and messages which players got agree with it. */
final class HistoryCheck {

  /**
   * Milliseconds by which the clocks of the servers and of the test may differ: the network is slow
   * at times, and the machine busy. Without correction the servers' clocks are wrong by minutes.
   */
  private static final long ALLOWANCE = 3_000;

  private final List<Entry> log;
  private final List<Table> tables = new ArrayList<>();

  /** Reads and folds the log. That fails where the log has gaps or breaks the rules. */
  HistoryCheck(Journal journal, String id) {
    log = journal.read(id, 0);
    Secret secret = new Secret(journal.secret(id));
    Table table = Table.opened(id, secret, new Rulebooks(Shelf.GAMES), log.getFirst());
    tables.add(table);
    for (Entry entry : log.subList(1, log.size())) {
      table = Fold.step(table, entry).table();
      tables.add(table);
    }
  }

  /**
   * Checks that some turns timed out, and none before its deadline, although servers' clocks are
   * wrong.
   */
  void keptTime(long from, long to) {
    long before = 0;
    int ranOut = 0;
    for (Entry entry : log) {
      assertThat(entry.at()).isBetween(from - ALLOWANCE, to + ALLOWANCE);
      if (entry.fact() instanceof Fact.TimedOut && entry.at() != before) {
        Long deadline = TurnDeadline.of(tables.get((int) entry.number() - 2));
        assertThat(deadline).isNotNull().isLessThanOrEqualTo(entry.at() + ALLOWANCE);
        ranOut++;
      }
      before = entry.at();
    }
    assertThat(ranOut).isPositive();
  }

  /**
   * Checks that each acknowledged command is in the log once, at the number of its acknowledgement.
   */
  void hasAll(Map<String, Long> acknowledged) {
    Map<String, Long> last = new HashMap<>();
    Map<String, Integer> times = new HashMap<>();
    for (Entry entry : log) {
      if (!entry.command().isEmpty()) {
        last.put(entry.command(), entry.number());
        times.merge(entry.command(), isFollowUp(entry.fact()) ? 0 : 1, Integer::sum);
      }
    }
    acknowledged.forEach((command, number) -> {
      assertThat(times.get(command)).as("%s is there once", command).isEqualTo(1);
      assertThat(last.get(command)).as("the number of %s", command).isEqualTo(number);
    });
  }

  private static boolean isFollowUp(Fact fact) {
    return fact instanceof Fact.Drawn
        || fact instanceof Fact.Ended
        || (fact instanceof Fact.Said said && said.saying() instanceof Saying.Remark);
  }

  boolean has(String command) {
    return log.stream().anyMatch(entry -> entry.command().equals(command));
  }

  /**
   * Checks that the messages which a viewer got over one connection are in order and agree with the
   * log.
   */
  void bearsOut(List<String> texts, @Nullable Person viewer) {
    long before = -1;
    Beholder beholder = new Beholder();
    for (String text : texts) {
      JsonNode message = Json.mapper().readTree(text);
      if (message.has("table")) {
        before = checked(message.get("table"), beholder.hear(message), before, viewer);
      } else if (message.has("happenings")) {
        before = checked(message, beholder.hear(message), before, viewer);
        message.get("happenings").forEach(this::checkSaid);
      }
    }
  }

  private long checked(JsonNode told, JsonNode game, long before, @Nullable Person viewer) {
    long number = told.get("number").asLong();
    assertThat(number).as("told in order").isGreaterThan(before);
    assertThat(number).as("told of what is there").isLessThanOrEqualTo(log.size());
    if (game.isObject()) {
      PlayTold play = TableTeller.whole(tables.get((int) number - 1), viewer).play();
      assertThat(play).isNotNull();
      JsonNode due = Json.mapper().readTree(Json.write(play, PlayTold.class));
      assertThat(plain(game)).as("entry %d", number).isEqualTo(plain(due));
    }
    return number;
  }

  /** Removes a field that two servers may tell differently: they find it out by random samples. */
  private static JsonNode plain(JsonNode play) {
    play.get("eyes").forEach(viewer -> ((ObjectNode) viewer).remove("mayTakeBack"));
    return play;
  }

  private void checkSaid(JsonNode happening) {
    if (happening.has("said")) {
      JsonNode said = happening.get("said");
      Fact fact = log.get((int) said.get("number").asLong() - 1).fact();
      assertThat(fact)
          .isInstanceOfSatisfying(
              Fact.Said.class,
              there ->
                  assertThat(said.get("saying").toString())
                      .isEqualTo(Json.mapper().valueToTree(there).get("saying").toString()));
    }
  }
}
