package kraken.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import kraken.conformance.pebbles.Pebbles;
import kraken.kit.Option;
import kraken.kit.Settings;
import kraken.kit.Setup;
import org.junit.jupiter.api.Test;

class SetupsTest {

  private static final Option SWIFT = new Option.Switch("swift", false, "Swiftly.");
  private static final Option SIZE = new Option.Count("size", 1, 9, 5, "So big.");
  private static final Option SKY = new Option.Choice("sky", List.of("sun", "fog"), "sun", "Sky.");

  @Test
  void fewSetUpsAreAllTried() {
    List<Setup> setups = new Setups(offering(SWIFT, SKY), 256).all();
    assertThat(setups).hasSize(2 * 2 * 2).doesNotHaveDuplicates();
    assertThat(setups.stream().map(Setups::describe))
        .contains("2 players, sky=sun, swift=off", "3 players, sky=fog, swift=on");
  }

  @Test
  void ofManySetUpsEveryValueIsTriedAndRandomMixesToo() {
    Pebbles game = offering(SWIFT, SIZE, SKY);
    List<Setup> setups = new Setups(game, 50).all();
    assertThat(setups).hasSizeBetween(40, 50).doesNotHaveDuplicates();
    for (int players = 2; players <= 3; players++) {
      for (Option option : game.options(players)) {
        assertThat(valuesTried(setups, players, option)).containsAll(option.samples());
      }
    }
    assertThat(setups).isEqualTo(new Setups(game, 50).all());
  }

  @Test
  void aNumberOfPlayersWithFewOptionsGivesItsShareAway() {
    Pebbles game =
        new Pebbles() {
          @Override
          public List<Option> options(int players) {
            return players == 2 ? List.of() : manySwitches();
          }
        };
    List<Setup> setups = new Setups(game, 50).all();
    assertThat(setups).contains(Setup.standard(game, 2)).hasSizeBetween(20, 50);
  }

  @Test
  void onePlayerIsNoPlayers() {
    assertThat(Setups.describe(new Setup(1, Settings.of(Map.of())))).isEqualTo("1 player");
  }

  private static List<String> valuesTried(List<Setup> setups, int players, Option option) {
    return setups.stream()
        .filter(setup -> setup.players() == players)
        .map(setup -> setup.settings().values().getOrDefault(option.name(), ""))
        .toList();
  }

  private static List<Option> manySwitches() {
    return IntStream.range(0, 40)
        .<Option>mapToObj(i -> new Option.Switch("switch" + i, false, "On or off."))
        .toList();
  }

  private static Pebbles offering(Option... options) {
    return new Pebbles() {
      @Override
      public List<Option> options(int players) {
        return List.of(options);
      }
    };
  }
}
