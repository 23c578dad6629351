package kraken.conformance;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kraken.kit.Chance;
import kraken.kit.Game;
import kraken.kit.Option;
import kraken.kit.Setup;

/**
 * The set-ups to test: every number of players with every mix of options, if these are few enough.
 * If not, every value of every option at least once, and random mixes.
 */
final class Setups {

  private final Game<?, ?, ?, ?> game;
  private final int most;

  Setups(Game<?, ?, ?, ?> game, int most) {
    this.game = game;
    this.most = most;
  }

  List<Setup> all() {
    boolean fewEnough = playerCounts().mapToLong(this::mixes).sum() <= most;
    int each = most / (int) playerCounts().count();
    return playerCounts()
        .boxed()
        .flatMap(players ->
            fewEnough || mixes(players) <= each ? everyMix(players) : someMixes(players, each))
        .toList();
  }

  /** A set-up in few words: {@code 3 players, pace=quick}. */
  static String describe(Setup setup) {
    StringBuilder text = new StringBuilder();
    text.append(setup.players()).append(setup.players() == 1 ? " player" : " players");
    setup.settings().values().forEach((name, value) -> text.append(", " + name + "=" + value));
    return text.toString();
  }

  private IntStream playerCounts() {
    return IntStream.rangeClosed(game.about().fewestPlayers(), game.about().mostPlayers());
  }

  private long mixes(int players) {
    double mixes = 1; // a double cannot overflow into a small number
    for (Option option : game.options(players)) {
      mixes *= option.samples().size();
    }
    return (long) Math.min(mixes, Integer.MAX_VALUE);
  }

  private Stream<Setup> everyMix(int players) {
    List<Map<String, String>> mixes = List.of(Map.of());
    for (Option option : game.options(players)) {
      mixes = mixes.stream().flatMap(mix -> eachValue(mix, option)).toList();
    }
    return mixes.stream().map(mix -> Setup.of(game, players, mix));
  }

  private static Stream<Map<String, String>> eachValue(Map<String, String> mix, Option option) {
    return option.samples().stream().map(value -> with(mix, option, value));
  }

  private Stream<Setup> someMixes(int players, int some) {
    List<Option> options = game.options(players);
    Set<Map<String, String>> mixes = new LinkedHashSet<>();
    mixes.add(Map.of());
    options.forEach(option -> eachValue(Map.of(), option).forEach(mixes::add));
    Chance luck = Chance.seeded(players);
    while (mixes.size() < some) {
      mixes.add(randomMix(options, luck));
    }
    return mixes.stream().map(mix -> Setup.of(game, players, mix)).distinct();
  }

  private static Map<String, String> randomMix(List<Option> options, Chance luck) {
    Map<String, String> mix = Map.of();
    for (Option option : options) {
      List<String> samples = option.samples();
      mix = with(mix, option, samples.get(luck.below(samples.size())));
    }
    return mix;
  }

  private static Map<String, String> with(Map<String, String> mix, Option option, String value) {
    Map<String, String> more = new TreeMap<>(mix);
    more.put(option.name(), value);
    return more;
  }
}
