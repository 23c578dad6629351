package kraken.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GamesCommandTest {

  @ParameterizedTest
  @ValueSource(strings = {"games", "games attack"})
  void tellsOfPlayersAndOptions(String words) {
    Console console = Console.kraken(words);

    assertThat(console.exitCode).isZero();
    assertThat(console.out.lines())
        .contains(
            "attack: Kraken Attack!, 1 to 4 players",
            "Bots: easy, medium, strong",
            "  whirlpools   number    0 to 4 (default: 0)",
            "  two-hands    switch    on or off (default: off), only with 1 player",
            "               Young crew: the pirates have no special powers.");
  }
}
