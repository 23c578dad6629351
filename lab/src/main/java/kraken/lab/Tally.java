package kraken.lab;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.LongStream;
import kraken.bots.Level;
import kraken.bots.Match;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

/**
 * Counts the results of many games. It only adds whole numbers, so the result does not depend on
 * the order of the games or on the threads that played them. Used by one thread.
 */
final class Tally {

  /** Any outcome, for its kind: all games of an experiment have the same kind of outcome. */
  private @Nullable Outcome sample;

  private long crewWins;
  private final long[] seatWins = new long[Seat.MOST];
  private final long[] seatPoints = new long[Seat.MOST];
  private final SortedMap<String, Long> sideWins = new TreeMap<>();
  private final PartTally parts = new PartTally();
  private final EventCounts events = new EventCounts();
  private final PartTally levels = new PartTally();
  private final DramaTally drama = new DramaTally();
  private int players;
  private final SortedMap<String, Long> endings = new TreeMap<>();
  private final Histogram moves = new Histogram();
  private final Histogram turns = new Histogram();

  /**
   * @param lineUp who played, in the order of the seats
   */
  void add(Match.Result result, List<Level> lineUp) {
    sample = result.outcome();
    players = lineUp.size();
    count(result.outcome());
    for (Seat seat : result.outcome().winners()) {
      seatWins[seat.index()]++;
    }
    parts.add(result.parts(), result.outcome().winners());
    levels.add(lineUp.stream().map(Level::word).toList(), result.outcome().winners());
    endings.merge(result.outcome().ending(), 1L, Long::sum);
    moves.add(result.moves());
    turns.add(result.turns());
  }

  private void count(Outcome outcome) {
    switch (outcome) {
      case Outcome.Crew crew -> crewWins += crew.won() ? 1 : 0;
      case Outcome.Race race -> count(race);
      case Outcome.Sides sides -> sideWins.merge(sides.side(), 1L, Long::sum);
    }
  }

  private void count(Outcome.Race race) {
    for (int i = 0; i < race.points().size(); i++) {
      seatPoints[i] += race.points().get(i);
    }
  }

  /** Where the events of games are told to be counted. */
  EventCounts events() {
    return events;
  }

  void add(Tally other) {
    sample = other.sample == null ? sample : other.sample;
    crewWins += other.crewWins;
    for (int i = 0; i < Seat.MOST; i++) {
      seatWins[i] += other.seatWins[i];
      seatPoints[i] += other.seatPoints[i];
    }
    other.sideWins.forEach((side, wins) -> sideWins.merge(side, wins, Long::sum));
    other.endings.forEach((ending, times) -> endings.merge(ending, times, Long::sum));
    parts.add(other.parts);
    events.add(other.events);
    levels.add(other.levels);
    players = Math.max(players, other.players);
    drama.add(other.drama);
    moves.add(other.moves);
    turns.add(other.turns);
  }

  Findings findings() {
    return new Findings(
        standing(),
        LongStream.of(seatWins).limit(players).mapToObj(this::share).toList(),
        parts.results(),
        levels.results(),
        moves.lengths(),
        turns.lengths(),
        endings,
        events.counts(),
        drama.drama());
  }

  /** Where games are watched closely. */
  DramaTally drama() {
    return drama;
  }

  private Standing standing() {
    return switch (sample) {
      case null -> throw new IllegalStateException("no game was played");
      case Outcome.Crew _ -> new Standing.Crew(share(crewWins));
      case Outcome.Race race -> new Standing.Race(bySeat(race.points().size()));
      case Outcome.Sides _ -> new Standing.Sides(bySide());
    };
  }

  private List<Standing.SeatResult> bySeat(int players) {
    List<Standing.SeatResult> seats = new ArrayList<>();
    for (int i = 0; i < players; i++) {
      double meanPoints = (double) seatPoints[i] / moves.count();
      seats.add(new Standing.SeatResult(share(seatWins[i]), meanPoints));
    }
    return seats;
  }

  private SortedMap<String, Share> bySide() {
    SortedMap<String, Share> sides = new TreeMap<>();
    for (Map.Entry<String, Long> wins : sideWins.entrySet()) {
      sides.put(wins.getKey(), share(wins.getValue()));
    }
    return sides;
  }

  private Share share(long count) {
    return Share.of(count, moves.count());
  }
}
