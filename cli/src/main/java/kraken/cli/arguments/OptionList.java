package kraken.cli.arguments;

import static java.util.Locale.ROOT;
import static java.util.stream.Collectors.joining;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import kraken.kit.About;
import kraken.kit.Game;
import kraken.kit.Option;

/** The options of a game as people read them: name, kind, range, default, meaning. */
public final class OptionList {

  private final About about;
  private final Map<Option, SortedSet<Integer>> crews = new LinkedHashMap<>();

  private OptionList(About about) {
    this.about = about;
  }

  /** All options at any number of players. An option that only some numbers have says which. */
  public static String of(Game<?, ?, ?, ?> game) {
    OptionList list = new OptionList(game.about());
    for (int players = list.about.fewestPlayers(); players <= list.about.mostPlayers(); players++) {
      for (Option option : game.options(players)) {
        list.crews.computeIfAbsent(option, _ -> new TreeSet<>()).add(players);
      }
    }
    return list.text();
  }

  private String text() {
    StringBuilder text = new StringBuilder();
    crews.forEach((option, players) -> text.append(entry(option, players)));
    return text.toString();
  }

  private String entry(Option option, SortedSet<Integer> players) {
    return String.format(
        ROOT,
        "  %-12s %-9s %s (default: %s)%s%n  %-12s %s%n",
        option.name(),
        kind(option),
        option.range(),
        option.standard().isEmpty() ? "none" : option.standard(),
        limits(players),
        "",
        option.meaning());
  }

  private static String kind(Option option) {
    return switch (option) {
      case Option.Switch _ -> "switch";
      case Option.Count _ -> "number";
      case Option.Choice _ -> "choice";
      case Option.Selection _ -> "selection";
    };
  }

  private String limits(SortedSet<Integer> players) {
    if (players.size() == 1 + about.mostPlayers() - about.fewestPlayers()) {
      return "";
    }
    String counts = players.stream().map(String::valueOf).collect(joining(", "));
    return ", only with " + counts + (counts.equals("1") ? " player" : " players");
  }
}
