package kraken.games.shadow.mind;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.state.Claims;
import kraken.games.shadow.state.View;

/**
 * Counts what is said in games of strong bots, apart for sailors and for those with something to
 * hide (pirates and the cult): {@code ClaimsCounter GAMES SEED}. The last column is how many times
 * likelier the words are for the latter, where like is compared with like (Mantel and Haenszel):
 * claims of cards after the same card sailed from the same hex, answers to the same reproach, words
 * about guns by those who have shown some, all else by seats in the same round.
 */
final class ClaimsCounter {

  private static final Set<String> ANSWERS = Set.of(Claims.DEFEND, Claims.I_AM);
  private static final Set<String> SHOTS = Set.of(Claims.SHOT_AT, Claims.SHOT_BECAUSE);
  private static final Set<String> OF_CARDS = Set.of(Claims.FOUND, Claims.DREW);
  private static final Set<String> REPORTS =
      Set.of(Claims.HE_IS, Claims.MERMAID, Claims.TOP_CARD, Claims.DREW_THREE);

  /** By occasion, and then by words: how often sailors and the others said so. */
  private final Map<String, Map<String, double[]>> said = new TreeMap<>();

  /** How many sailors and how many others were there, by round and number of players. */
  private final Map<String, double[]> seats = new TreeMap<>();

  public static void main(String[] args) {
    ClaimsCounter counter = new ClaimsCounter();
    int games = Integer.parseInt(args[0]);
    for (int number = 0; number < games; number++) {
      counter.count(StrongGame.played(number, Long.parseLong(args[1])));
    }
    counter.print();
  }

  private void count(View over) {
    for (int at = 0; at < over.claims().size(); at++) {
      View.Claimed claim = over.claims().get(at);
      said.computeIfAbsent(occasion(over, at), _ -> new TreeMap<>())
          .computeIfAbsent(words(over, claim), _ -> new double[2])[
          hides(over, claim.by().index(), claim.round())]++;
    }
    for (int round = 1; round <= over.rounds().size(); round++) {
      for (int seat = 0; seat < over.crew().size(); seat++) {
        seats.computeIfAbsent(seatsIn(over, round), _ -> new double[2])[hides(over, seat, round)]++;
      }
    }
  }

  private static int hides(View over, int seat, int round) {
    return StrongGame.side(over, seat, round) == Side.SAILORS ? 0 : 1;
  }

  private static String seatsIn(View over, int round) {
    return over.crew().size() + " in round " + round;
  }

  private static String occasion(View over, int at) {
    View.Claimed claim = over.claims().get(at);
    String form = claim.form();
    if (OF_CARDS.contains(form)) {
      return form
          + over.variant().chart()
          + new Witnessed(over).hexes().get(claim.round() - 1).toString()
          + after(over, claim);
    }
    if (ANSWERS.contains(form)) {
      return reproach(over, at);
    }
    return SHOTS.contains(form)
        ? "shots"
        : REPORTS.contains(form) ? form : seatsIn(over, claim.round());
  }

  /** The last thing that somebody said against whoever speaks now. */
  private static String reproach(View over, int at) {
    View.Claimed answer = over.claims().get(at);
    return over.claims().subList(0, at).reversed().stream()
        .filter(claim -> Claims.accuses(claim) && answer.by().equals(Claims.about(claim)))
        .map(claim -> claim.form() + " " + claim.fillings().getLast().replaceAll("\\d", ""))
        .findFirst()
        .orElse("nothing");
  }

  private static String after(View over, View.Claimed claim) {
    Card sailed = over.rounds().get(claim.round() - 1).card();
    return " after " + (sailed == null ? "none" : Claims.word(sailed.colour()));
  }

  /** The form with its words, in any order; players are left out. */
  private static String words(View over, View.Claimed claim) {
    List<String> words =
        claim.fillings().stream().filter(word -> !word.matches("\\d+")).sorted().toList();
    return claim.form() + " " + words + (OF_CARDS.contains(claim.form()) ? after(over, claim) : "");
  }

  private void print() {
    Set<String> all = new TreeSet<>();
    said.values().forEach(words -> all.addAll(words.keySet()));
    all.forEach(this::print);
  }

  private void print(String words) {
    double[] counts = new double[2];
    double liars = 0.5;
    double others = 0.5;
    for (Map.Entry<String, Map<String, double[]>> one : said.entrySet()) {
      double[] here = one.getValue().get(words);
      if (here != null) {
        double[] of =
            seats.containsKey(one.getKey()) ? seats.get(one.getKey()) : sum(one.getValue());
        liars += here[1] * of[0] / (of[0] + of[1]);
        others += here[0] * of[1] / (of[0] + of[1]);
        counts[0] += here[0];
        counts[1] += here[1];
      }
    }
    System.out.println(
        String.format(
            Locale.ROOT,
            "%-52s sailors %6.0f others %6.0f ratio %.2f",
            words,
            counts[0],
            counts[1],
            liars / others));
  }

  private static double[] sum(Map<String, double[]> byWords) {
    List<double[]> all = new ArrayList<>(byWords.values());
    return new double[] {
      all.stream().mapToDouble(counts -> counts[0]).sum(),
      all.stream().mapToDouble(counts -> counts[1]).sum()
    };
  }
}
