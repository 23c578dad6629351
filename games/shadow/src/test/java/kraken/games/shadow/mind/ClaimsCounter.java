package kraken.games.shadow.mind;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.state.Claims;
import kraken.games.shadow.state.View;

/**
 * Counts what is said in games of strong bots, apart for sailors and for those with something to
 * hide (pirates and the cult): {@code ClaimsCounter GAMES SEED}. The last column is how many times
 * likelier the words are for the latter, among claims of the form on the same occasion: after the
 * same card was sailed, or by somebody accused. Words for which there is no occasion are compared
 * by seat.
 */
final class ClaimsCounter {

  private static final Set<String> ANSWERS = Set.of(Claims.DEFEND, Claims.I_AM);
  private static final Set<String> VOTES = Set.of(Claims.SHOT_AT, Claims.STOOD_BY);
  private static final Set<String> REPORTS =
      Set.of(Claims.HE_IS, Claims.MERMAID, Claims.TOP_CARD, Claims.DREW_THREE);

  private final Map<String, Map<String, double[]>> occasions = new TreeMap<>();
  private final double[] seats = new double[2];

  public static void main(String[] args) {
    ClaimsCounter counter = new ClaimsCounter();
    int games = Integer.parseInt(args[0]);
    for (int number = 0; number < games; number++) {
      counter.count(StrongGame.played(number, Long.parseLong(args[1])));
    }
    counter.occasions.forEach(counter::print);
  }

  private void count(View over) {
    for (View.Claimed claim : over.claims()) {
      boolean hides = StrongGame.side(over, claim.by().index(), claim.round()) != Side.SAILORS;
      occasions.computeIfAbsent(occasion(over, claim), _ -> new TreeMap<>())
          .computeIfAbsent(words(claim), _ -> new double[2])[hides ? 1 : 0]++;
    }
    for (int seat = 0; seat < over.crew().size(); seat++) {
      boolean hides = StrongGame.side(over, seat, over.rounds().size()) != Side.SAILORS;
      seats[hides ? 1 : 0]++;
    }
  }

  private static String occasion(View over, View.Claimed claim) {
    String form = claim.form();
    Card sailed = over.rounds().get(claim.round() - 1).card();
    if (form.equals(Claims.DREW) || form.equals(Claims.FOUND)) {
      return form + " after " + (sailed == null ? "none" : Claims.word(sailed.colour()));
    }
    return ANSWERS.contains(form)
        ? "accused"
        : VOTES.contains(form) ? "has voted" : REPORTS.contains(form) ? form : "";
  }

  /** The form with its words, in any order; players are left out. */
  private static String words(View.Claimed claim) {
    List<String> words =
        claim.fillings().stream().filter(word -> !word.matches("\\d+")).sorted().toList();
    return claim.form() + " " + words;
  }

  private void print(String occasion, Map<String, double[]> claims) {
    double[] all = occasion.isEmpty() ? seats : new double[2];
    if (!occasion.isEmpty()) {
      claims.values().forEach(counts -> Arrays.setAll(all, i -> all[i] + counts[i]));
    }
    claims.forEach((words, counts) -> {
      double ratio = ((counts[1] + 1) / (all[1] + 1)) / ((counts[0] + 1) / (all[0] + 1));
      System.out.println(
          String.format(
              Locale.ROOT,
              "%-18s %-36s sailors %6.0f others %6.0f ratio %.2f",
              occasion,
              words,
              counts[0],
              counts[1],
              ratio));
    });
  }
}
