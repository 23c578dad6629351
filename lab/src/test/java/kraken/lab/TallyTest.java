package kraken.lab;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import kraken.bots.Level;
import kraken.bots.Match;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Seats;
import org.junit.jupiter.api.Test;

class TallyTest {

  private static final List<Level> TWO = List.of(Level.EASY, Level.STRONG);
  private static final List<Level> THREE = List.of(Level.EASY, Level.STRONG, Level.EASY);

  @Test
  void aCrewHasOneShareOfWins() {
    Findings findings =
        findings(
            new Outcome.Crew(2, true, "escaped"),
            new Outcome.Crew(2, false, "sunk"),
            new Outcome.Crew(2, false, "sunk"),
            new Outcome.Crew(2, false, "starved"));

    assertThat(findings.standing()).isEqualTo(new Standing.Crew(Share.of(1, 4)));
    assertThat(findings.endings()).isEqualTo(Map.of("escaped", 1L, "sunk", 2L, "starved", 1L));
  }

  @Test
  void aRaceHasWinsAndPointsBySeat() {
    Findings findings =
        findings(
            new Outcome.Race(List.of(5, 3), Seats.of(Seat.of(0)), "home"),
            new Outcome.Race(List.of(4, 4), Seats.all(2), "home"));

    assertThat(findings.standing())
        .isEqualTo(
            new Standing.Race(
                List.of(
                    new Standing.SeatResult(Share.of(2, 2), 4.5),
                    new Standing.SeatResult(Share.of(1, 2), 3.5))));
  }

  @Test
  void sidesHaveAShareEach() {
    Findings findings =
        findings(
            new Outcome.Sides("pirates", Seats.of(Seat.of(0)), "gold"),
            new Outcome.Sides("sailors", Seats.of(Seat.of(1)), "island"),
            new Outcome.Sides("pirates", Seats.of(Seat.of(1)), "gold"));

    assertThat(findings.standing())
        .isEqualTo(
            new Standing.Sides(
                new TreeMap<>(Map.of("pirates", Share.of(2, 3), "sailors", Share.of(1, 3)))));
  }

  @Test
  void partsHaveAShareOfThoseWhoPlayedThem() {
    Tally tally = new Tally();
    Outcome first = new Outcome.Race(List.of(5, 3, 1), Seats.of(Seat.of(0)), "home");
    tally.add(new Match.Result(first, 10, 3, List.of("sloop", "brig", "brig")), THREE);
    Tally other = new Tally();
    Outcome second = new Outcome.Race(List.of(5, 3, 1), Seats.of(Seat.of(1)), "home");
    other.add(new Match.Result(second, 10, 3, List.of("sloop", "brig", "")), THREE);
    tally.add(other);

    assertThat(tally.findings().parts())
        .isEqualTo(Map.of("sloop", PartResult.of(2, 1), "brig", PartResult.of(3, 1)));
  }

  @Test
  void seatsAndLevelsHaveTheirSharesInEveryKindOfGame() {
    Findings sides =
        findings(
            new Outcome.Sides("pirates", Seats.of(Seat.of(0)), "gold"),
            new Outcome.Sides("sailors", Seats.of(Seat.of(1)), "island"),
            new Outcome.Sides("sailors", Seats.of(Seat.of(1)), "island"));

    assertThat(sides.seats()).containsExactly(Share.of(1, 3), Share.of(2, 3));
    assertThat(sides.levels())
        .isEqualTo(Map.of("easy", PartResult.of(3, 1), "strong", PartResult.of(3, 2)));
    assertThat(findings(new Outcome.Crew(2, true, "escaped")).seats())
        .containsExactly(Share.of(1, 1), Share.of(1, 1));
  }

  @Test
  void addingTalliesIsAddingTheirGames() {
    Outcome won = new Outcome.Crew(2, true, "escaped");
    Outcome lost = new Outcome.Crew(2, false, "sunk");
    Tally sum = tally(won, lost);
    sum.add(new Tally());
    sum.add(tally(lost));

    assertThat(sum.findings()).isEqualTo(findings(won, lost, lost));
  }

  @Test
  void ofNoGamesNothingCanBeSaid() {
    assertThatIllegalStateException().isThrownBy(() -> new Tally().findings());
  }

  private static Findings findings(Outcome... outcomes) {
    return tally(outcomes).findings();
  }

  private static Tally tally(Outcome... outcomes) {
    Tally tally = new Tally();
    for (Outcome outcome : outcomes) {
      tally.add(new Match.Result(outcome, 10, 3, List.of("", "")), TWO);
    }
    return tally;
  }
}
