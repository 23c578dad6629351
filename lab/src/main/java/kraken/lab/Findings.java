package kraken.lab;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What an experiment has shown. The same experiment always gives the same findings.
 *
 * @param seats how often each seat was among the winners
 * @param levels the results of the seats that bots of each level had
 * @param drama how games went; only where it was asked for
 * @param parts the results of the seats that played each part; empty where all seats are alike
 * @param moves how many moves of seats a game had
 * @param turns how many turns of seats a game had
 * @param endings how many games ended in which way
 * @param events how often each kind of event was told; empty where they are not counted
 */
public record Findings(
    Standing standing,
    List<Share> seats,
    SortedMap<String, PartResult> parts,
    SortedMap<String, PartResult> levels,
    Lengths moves,
    Lengths turns,
    SortedMap<String, Long> endings,
    SortedMap<String, Long> events,
    @Nullable Drama drama) {

  public Findings {
    seats = List.copyOf(seats);
    levels = Collections.unmodifiableSortedMap(new TreeMap<>(levels));
    parts = Collections.unmodifiableSortedMap(new TreeMap<>(parts));
    endings = Collections.unmodifiableSortedMap(new TreeMap<>(endings));
    events = Collections.unmodifiableSortedMap(new TreeMap<>(events));
  }
}
