package kraken.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import kraken.jackson.Json;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

class SimulateCommandTest {

  @TempDir Path folder;

  @Test
  void tellsHowItWent() {
    Console console = Console.kraken("simulate attack --bots random --games 20 --seed 7");

    assertThat(console.exitCode).isZero();
    assertThat(console.err).isEmpty();
    assertThat(console.out.lines())
        .contains("game     Kraken Attack!", "players  4", "games    20", "seed     7")
        .anyMatch(line -> line.matches("won +\\d+ \\(\\d+\\.\\d %; 95 % interval .*"))
        .anyMatch(line -> line.matches("moves +mean .*, p50 .*, p90 .*, max .*"))
        .anyMatch(line -> line.matches("speed +[0-9,]+ moves/s .*"));
  }

  @Test
  void theSameSeedGivesTheSameResultWhateverTheThreads() throws IOException {
    assertThat(results("--bots medium --games 30 --seed 5 --threads 1"))
        .isEqualTo(results("--bots medium --games 30 --seed 5 --threads 2"))
        .isNotEqualTo(results("--bots medium --games 30 --seed 6 --threads 2"));
  }

  @Test
  void withoutASeedOneIsDrawnThatGivesTheSameAgain() throws IOException {
    JsonNode drawn = results("--bots random --games 30");

    assertThat(results("--bots random --games 30 --seed " + drawn.get("seed"))).isEqualTo(drawn);
    assertThat(results("--bots random --games 30").get("seed")).isNotEqualTo(drawn.get("seed"));
  }

  @Test
  void theFileHasThePromisedFields() throws IOException {
    JsonNode json =
        results("--players 2 --bots medium,random --games 10 --option whirlpools=2 --seed 3");

    assertThat(json.get("game").asString()).isEqualTo("attack");
    assertThat(json.get("players").asInt()).isEqualTo(2);
    assertThat(json.at("/options/whirlpools").asString()).isEqualTo("2");
    assertThat(json.at("/options/one-hit").asString()).isEqualTo("off");
    assertThat(json.get("bots").valueStream().map(JsonNode::asString))
        .containsExactly("medium", "random");
    assertThat(json.get("games").asInt()).isEqualTo(10);
    assertThat(json.get("seed").asInt()).isEqualTo(3);
    assertThat(json.get("wins").propertyNames()).containsExactly("count", "rate", "interval");
    assertThat(json.at("/wins/interval").size()).isEqualTo(2);
    assertThat(json.get("moves").propertyNames()).containsExactly("mean", "p50", "p90", "max");
    assertThat(json.get("endings").valueStream().mapToInt(JsonNode::asInt).sum()).isEqualTo(10);
  }

  @Test
  void eventsAreCountedOnRequestOnly() throws IOException {
    String words = "--bots random --games 3 --seed 4";

    assertThat(results(words + " --events").get("events").size()).isPositive();
    assertThat(results(words).has("events")).isFalse();
  }

  @Test
  void anOptionIsVariedAndThePageAndTheGamesAreWritten() throws IOException {
    Path page = folder.resolve("report.html");
    Path games = folder.resolve("games.ndjson");
    JsonNode json =
        Json.read(
            varied(
                "--bots random --games 3 --mirror --vary whirlpools=0,4 --report "
                    + page
                    + " --ndjson "
                    + games),
            JsonNode.class);

    assertThat(json.at("/varied/0/options/whirlpools").asString()).isEqualTo("0");
    assertThat(json.at("/varied/1/options/whirlpools").asString()).isEqualTo("4");
    assertThat(json.at("/varied/1/seats").size()).isEqualTo(4);
    assertThat(Files.readString(page)).contains("Won by the crew", "whirlpools=4");
    assertThat(Files.readAllLines(games)).hasSize(6).allMatch(line -> line.startsWith("{\"game\""));
  }

  private String varied(String words) throws IOException {
    Path file = folder.resolve("results.json");
    Console console = Console.kraken("simulate attack --json " + file + " " + words);
    assertThat(console.err).isEmpty();
    assertThat(console.exitCode).isZero();
    return Files.readString(file);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4})
  void everyNumberOfPlayersCanBeSimulated(int players) {
    Console console =
        Console.kraken("simulate attack --bots medium --games 3 --players " + players);

    assertThat(console.exitCode).isZero();
    assertThat(console.out).contains("players  " + players);
  }

  @Test
  void anOldFileIsReplacedAndNothingElseIsLeft() throws IOException {
    Path file = Files.writeString(folder.resolve("results.json"), "old");

    results("--bots random --games 1");

    assertThat(Files.readString(file)).startsWith("{").endsWith("}\n");
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }

  /** The output without what is measured, which differs every time. */
  private JsonNode results(String words) throws IOException {
    Path file = folder.resolve("results.json");
    Console console = Console.kraken("simulate attack --json " + file + " " + words);
    assertThat(console.exitCode).isZero();
    ObjectNode json = Json.read(Files.readString(file), ObjectNode.class);
    assertThat(json.remove("movesPerSecond").asLong()).isPositive();
    assertThat(json.remove("thinking").isObject()).isTrue();
    return json;
  }
}
