package kraken.conformance.checks;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kraken.kit.About;
import kraken.kit.Game;
import kraken.kit.Option;
import kraken.kit.Setup;

/**
 * At every number of players the options have different names and accept the values that they
 * offer.
 */
public final class OptionsAreConsistent {

  private OptionsAreConsistent() {}

  public static void of(Game<?, ?, ?, ?> game) {
    About about = game.about();
    Expect.that(
        1 <= about.fewestPlayers() && about.fewestPlayers() <= about.mostPlayers(),
        () -> "nobody can play: " + about);
    for (int players = about.fewestPlayers(); players <= about.mostPlayers(); players++) {
      List<Option> options = game.options(players);
      distinct(options);
      options.forEach(OptionsAreConsistent::takesWhatItOffers);
      game.start(Setup.standard(game, players));
    }
  }

  private static void distinct(List<Option> options) {
    Set<String> names = new HashSet<>();
    for (Option option : options) {
      Expect.that(!option.name().isBlank(), () -> "an option without a name: " + option);
      Expect.that(names.add(option.name()), () -> "two options are called " + option.name());
    }
  }

  private static void takesWhatItOffers(Option option) {
    String standard = option.standard();
    Expect.that(
        option.takes(standard), () -> option.name() + " does not take its standard " + standard);
    Expect.that(!option.samples().isEmpty(), () -> option.name() + " has no value to try");
    for (String sample : option.samples()) {
      Expect.that(
          option.takes(sample), () -> option.name() + " does not take its sample " + sample);
    }
  }
}
