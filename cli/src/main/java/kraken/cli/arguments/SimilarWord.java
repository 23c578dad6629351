package kraken.cli.arguments;

import java.util.Collection;
import java.util.Comparator;
import java.util.Optional;

/** Finds the known word that a person may have meant. */
public final class SimilarWord {

  private SimilarWord() {}

  /** The nearest known word, if it is a few typing errors away. */
  public static Optional<String> to(String word, Collection<String> known) {
    return known.stream()
        .filter(candidate -> distance(word, candidate) <= Math.max(1, candidate.length() / 3))
        .min(Comparator.comparingInt(candidate -> distance(word, candidate)));
  }

  /** The Levenshtein distance: the number of letters to insert, drop or change. */
  static int distance(String from, String to) {
    int[] row = new int[to.length() + 1];
    for (int j = 0; j <= to.length(); j++) {
      row[j] = j;
    }
    for (int i = 1; i <= from.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j <= to.length(); j++) {
        int changed = diagonal + (from.charAt(i - 1) == to.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[to.length()];
  }
}
