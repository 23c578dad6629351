package kraken.lab;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What an experiment has shown; the same experiment always shows the same.
 *
 * @param parts how those fared who played one part; empty where all seats are alike
 * @param moves how many moves of seats a game had
 * @param turns how many turns of seats a game had
 * @param endings how many games ended in which way
 */
public record Findings(
    Standing standing,
    SortedMap<String, PartResult> parts,
    Lengths moves,
    Lengths turns,
    SortedMap<String, Long> endings) {

  public Findings {
    parts = Collections.unmodifiableSortedMap(new TreeMap<>(parts));
    endings = Collections.unmodifiableSortedMap(new TreeMap<>(endings));
  }
}
