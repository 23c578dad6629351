package kraken.lab;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What an experiment has shown; the same experiment always shows the same.
 *
 * @param moves how many moves of seats a game had
 * @param turns how many turns of seats a game had
 * @param endings how many games ended in which way
 */
public record Findings(
    Standing standing, Lengths moves, Lengths turns, SortedMap<String, Long> endings) {

  public Findings {
    endings = Collections.unmodifiableSortedMap(new TreeMap<>(endings));
  }
}
