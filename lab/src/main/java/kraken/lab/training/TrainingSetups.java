package kraken.lab.training;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kraken.kit.Features;
import kraken.kit.Game;
import kraken.kit.Option;
import kraken.kit.Setup;

/** The games that weights are learned from. */
final class TrainingSetups {

  private TrainingSetups() {}

  /**
   * In half of the games all options have their standard values; in the other half one option has
   * another. Games of another set of weights are left out.
   */
  static <S> List<Setup> of(Game<S, ?, ?, ?> game, Features<S> features, int players) {
    Setup standard = Setup.standard(game, players);
    String set = features.set(game.start(standard));
    List<Setup> others =
        game.options(players).stream()
            .flatMap(option -> varied(game, players, option))
            .filter(setup -> features.set(game.start(setup)).equals(set))
            .toList();
    List<Setup> setups = new ArrayList<>(others);
    setups.addAll(Collections.nCopies(Math.max(1, others.size()), standard));
    return setups;
  }

  private static Stream<Setup> varied(Game<?, ?, ?, ?> game, int players, Option option) {
    return values(option)
        .filter(value -> !value.equals(option.standard()))
        .map(value -> Setup.of(game, players, Map.of(option.name(), value)));
  }

  private static Stream<String> values(Option option) {
    return switch (option) {
      case Option.Switch _ -> Stream.of("on", "off");
      case Option.Count count ->
          IntStream.rangeClosed(count.least(), count.most()).mapToObj(Integer::toString);
      case Option.Choice choice -> choice.among().stream();
      case Option.Selection _ -> Stream.empty();
    };
  }
}
