package kraken.lab;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kraken.bots.Level;
import kraken.jackson.Json;
import kraken.kit.Setup;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

class ReportTest {

  private static final Standing CREW = new Standing.Crew(Share.of(3, 4));
  private static final Standing RACE =
      new Standing.Race(
          List.of(
              new Standing.SeatResult(Share.of(1, 4), 1.5),
              new Standing.SeatResult(Share.of(3, 4), 2.25)));
  private static final Standing SIDES =
      new Standing.Sides(new TreeMap<>(Map.of("crew", Share.of(4, 4))));

  @Test
  void theSummaryTellsACrewAllThatMatters() {
    assertThat(Summary.of(report(CREW)))
        .isEqualToNormalizingNewlines(
            """
            game     Dice Duel
            players  2
            options  storm=off
            bots     random, medium
            games    4
            seed     42
            won      3 (75.0 %; 95 % interval 30.1 to 95.4 %)
            level    medium 4 seats, won 3 (75.0 %; 95 % interval 30.1 to 95.4 %)
            level    random 4 seats, won 1 (25.0 %; 95 % interval 4.6 to 69.9 %)
            ended    escaped 3
            ended    sunk 1,000
            moves    mean 12.5, p50 12, p90 14, max 1,500
            turns    mean 3.0, p50 3, p90 4, max 5
            speed    25 moves/s (2.0 s)
            thinks   medium 0.5 ms a choice (median), 2.0 ms (p99), 3.0 ms (worst)
            """);
  }

  @Test
  void theSummaryTellsOfSeatsAndOfSides() {
    assertThat(Summary.of(report(RACE)).lines())
        .contains("seat 1   3 (75.0 %; 95 % interval 30.1 to 95.4 %), 2.25 points");
    assertThat(Summary.of(report(SIDES)).lines())
        .contains("side     crew won 4 (100.0 %; 95 % interval 51.0 to 100.0 %)");
  }

  @Test
  void theSummaryAndTheJsonTellOfParts() {
    Report report = report(RACE, Map.of("brig", PartResult.of(8, 2)));

    assertThat(Summary.of(report).lines())
        .contains("part     brig 8 seats, won 2 (25.0 %; 95 % interval 7.1 to 59.1 %)");
    assertThat(json(report).at("/parts/brig/seats").asInt()).isEqualTo(8);
    assertThat(json(report).at("/parts/brig/wins/rate").asDouble()).isEqualTo(0.25);
  }

  @Test
  void theJsonHasThePromisedFields() {
    JsonNode json = json(report(CREW));

    assertThat(json.propertyNames())
        .containsExactly(
            "game",
            "players",
            "options",
            "bots",
            "mirror",
            "games",
            "seed",
            "movesPerSecond",
            "wins",
            "seats",
            "levels",
            "moves",
            "turns",
            "endings",
            "thinking");
    assertThat(json.at("/options/storm").asString()).isEqualTo("off");
    assertThat(json.at("/bots/1").asString()).isEqualTo("medium");
    assertThat(json.at("/wins/count").asInt()).isEqualTo(3);
    assertThat(json.at("/wins/rate").asDouble()).isEqualTo(0.75);
    assertThat(json.at("/wins/interval/1").asDouble()).isBetween(0.954, 0.955);
    assertThat(json.at("/moves").propertyNames()).containsExactly("mean", "p50", "p90", "max");
    assertThat(json.at("/endings/sunk").asInt()).isEqualTo(1000);
  }

  @Test
  void theJsonOfARaceHasSeatsAndOfSidesSides() {
    JsonNode race = json(report(RACE));
    assertThat(race.at("/seats/1/wins/count").asInt()).isEqualTo(3);
    assertThat(race.at("/seats/1/meanPoints").asDouble()).isEqualTo(2.25);
    assertThat(race.has("wins")).isFalse();

    JsonNode sides = json(report(SIDES));
    assertThat(sides.at("/sides/crew/rate").asDouble()).isEqualTo(1.0);
    assertThat(sides.at("/seats/0/wins/rate").asDouble()).isEqualTo(0.25);
    assertThat(sides.at("/seats/0").has("meanPoints")).isFalse();
  }

  @Test
  void theSummaryAndTheJsonTellOfEventsWhereTheyWereCounted() {
    Report report = report(RACE, Map.of(), Map.of("Sunk BRIG", 1_001L));

    assertThat(Summary.of(report).lines()).contains("event    Sunk BRIG 1,001 (250.25 a game)");
    assertThat(json(report).at("/events/Sunk BRIG").asInt()).isEqualTo(1001);
    assertThat(json(report(RACE)).has("events")).isFalse();
  }

  private static JsonNode json(Report report) {
    return Json.read(Json.pretty(Figures.of(report), Figures.class), JsonNode.class);
  }

  private static Report report(Standing standing) {
    return report(standing, Map.of());
  }

  private static Report report(Standing standing, Map<String, PartResult> parts) {
    return report(standing, parts, Map.of());
  }

  private static Report report(
      Standing standing, Map<String, PartResult> parts, Map<String, Long> events) {
    DiceDuel duel = new DiceDuel();
    List<Level> bots = List.of(Level.RANDOM, Level.MEDIUM);
    Findings findings =
        new Findings(
            standing,
            List.of(Share.of(1, 4), Share.of(3, 4)),
            new TreeMap<>(parts),
            new TreeMap<>(Map.of("random", PartResult.of(4, 1), "medium", PartResult.of(4, 3))),
            new Lengths(12.5, 12, 14, 1500),
            new Lengths(3, 3, 4, 5),
            new TreeMap<>(Map.of("escaped", 3L, "sunk", 1000L)),
            new TreeMap<>(events),
            null);
    return new Report(
        new Experiment(duel, Setup.standard(duel, 2), bots, 4, 42, !events.isEmpty()),
        findings,
        Duration.ofSeconds(2),
        Map.of(Level.MEDIUM, new ThinkingTimes.Times(9, 0.5, 2, 3)));
  }
}
