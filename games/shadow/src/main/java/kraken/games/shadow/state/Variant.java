package kraken.games.shadow.state;

import java.util.Arrays;
import java.util.List;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.sea.Chart;
import kraken.kit.Option;
import kraken.kit.Setup;

/** How this game is played: the number of players, the chart, and which characters there are. */
public record Variant(int players, Chart chart, List<Persona> characters) {

  private static final String CHART = "chart";
  private static final String CHARACTERS = "characters";
  private static final String QUICK = "quick";
  private static final String LONG = "long";

  private static final int FEWEST_ON_LONG_CHART = 7;
  private static final int A_CROWD = 7;

  public Variant {
    characters = List.copyOf(characters);
  }

  public static List<Option> options(int players) {
    Option characters = characterOption(players);
    return players < FEWEST_ON_LONG_CHART
        ? List.of(characters)
        : List.of(chartOption(players), characters);
  }

  private static Option chartOption(int players) {
    String standard = players == FEWEST_ON_LONG_CHART ? QUICK : LONG;
    return new Option.Choice(
        CHART,
        List.of(QUICK, LONG),
        standard,
        "The quick chart for a first voyage, or the long one with all tokens and cards.");
  }

  private static Option characterOption(int players) {
    return new Option.Selection(
        CHARACTERS,
        Arrays.stream(Persona.values()).map(Persona::key).toList(),
        Arrays.stream(Persona.values())
            .filter(character -> players >= A_CROWD || !character.wantsACrowd())
            .map(Persona::key)
            .toList(),
        "The characters that may be dealt; none of them for a first voyage.");
  }

  public static Variant of(Setup setup) {
    boolean isLong =
        setup.players() >= FEWEST_ON_LONG_CHART && setup.settings().choice(CHART).equals(LONG);
    return new Variant(
        setup.players(),
        isLong ? Chart.LONG : Chart.QUICK,
        setup.settings().selection(CHARACTERS).stream().map(Persona::ofKey).toList());
  }
}
