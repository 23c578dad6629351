package kraken.lab;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What an experiment has shown. The same experiment always gives the same findings.
 *
 * @param parts the results of the seats that played each part; empty where all seats are alike
 * @param moves how many moves of seats a game had
 * @param turns how many turns of seats a game had
 * @param endings how many games ended in which way
 * @param events how often each kind of event was told; empty where they are not counted
 */
public record Findings(
    Standing standing,
    SortedMap<String, PartResult> parts,
    Lengths moves,
    Lengths turns,
    SortedMap<String, Long> endings,
    SortedMap<String, Long> events) {

  public Findings {
    parts = Collections.unmodifiableSortedMap(new TreeMap<>(parts));
    endings = Collections.unmodifiableSortedMap(new TreeMap<>(endings));
    events = Collections.unmodifiableSortedMap(new TreeMap<>(events));
  }
}
