package kraken.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import kraken.kit.Chance;
import kraken.kit.Narrator;
import kraken.kit.Seat;
import kraken.kit.Setup;
import org.junit.jupiter.api.Test;

class SearchBotTest {

  private static final Seat SEAT = Seat.of(0);
  private static final Choices CHOICES = new Choices(Level.STRONG);

  /** The bridge looks better; with the ford the next player makes more of it. */
  private static class Crossing extends Maze {
    Crossing() {
      super(
          Map.of(
              "start", List.of("ford!", "bridge!"),
              "ford!", List.of("swamp", "treasure"),
              "bridge!", List.of("grave", "village")),
          Map.of("ford!", 0.3, "bridge!", 0.4, "treasure", 1.0, "village", 0.6));
    }
  }

  @Test
  void looksAtWhatTheNextPlayerMakesOfItsTurn() {
    assertThat(CHOICES.in(new Crossing())).containsExactly("ford!");
  }

  @Test
  void playsTheBestLineAtOnceWhereFuturesTellLittle() {
    Maze maze =
        new Crossing() {
          @Override
          public int turnsAhead() {
            return 0;
          }
        };

    assertThat(CHOICES.in(maze)).containsExactly("bridge!");
  }

  @Test
  void looksAsManyTurnsAheadAsTheGameAsks() {
    assertThat(CHOICES.in(pass(1))).containsExactly("bridge!");
    assertThat(CHOICES.in(pass(2))).containsExactly("ford!");
  }

  /** What looks best after one turn of others is a grave after two. */
  private static Maze pass(int turnsAhead) {
    return new Maze(
        Map.of(
            "start", List.of("ford!", "bridge!"),
            "ford!", List.of("marsh?"),
            "bridge!", List.of("hill?"),
            "marsh?", List.of("treasure"),
            "hill?", List.of("grave")),
        Map.of("marsh?", 0.3, "hill?", 0.6, "treasure", 1.0)) {
      @Override
      public int turnsAhead() {
        return turnsAhead;
      }
    };
  }

  @Test
  void dropsTheWeakerHalfAndKeepsTheBestOfManyLines() {
    Maze maze =
        new Maze(
            Map.of(
                "start", List.of("a!", "b!", "c!", "d!", "e!"),
                "a!", List.of("1"),
                "b!", List.of("2"),
                "c!", List.of("3"),
                "d!", List.of("4"),
                "e!", List.of("5")),
            Map.of("1", 0.1, "2", 0.2, "3", 0.9, "4", 0.4, "5", 0.5));

    assertThat(CHOICES.in(maze)).containsExactly("c!");
  }

  @Test
  void winsAtOnceWhereItCan() {
    Maze maze =
        new Maze(
            Map.of("start", List.of("harbour", "ford!"), "ford!", List.of("treasure")),
            Map.of("harbour", 1.0, "ford!", 0.9, "treasure", 0.95));

    assertThat(CHOICES.in(maze)).containsExactly("harbour");
  }

  @Test
  void wouldRatherWinARaceAlone() {
    assertThat(CHOICES.in(new Regatta())).containsExactly("alone");
  }

  @Test
  void theSameLuckGivesTheSameMatch() {
    List<Bot> bots = List.of(Level.STRONG.bot(), Level.EASY.bot(), Level.STRONG.bot());
    Bids bids = new Bids();

    for (int number = 0; number < 20; number++) {
      assertThat(match(bids, bots, number)).isEqualTo(match(bids, bots, number));
    }
  }

  @Test
  void aSpentBudgetEndsTheSearchWithAMove() {
    Maze river = Choices.RIVER;
    Bot hurried = new SearchBot(new SearchBot.Budget(8, 120, 16, 0));

    assertThat(hurried.choose(river, "start", SEAT, river.moves("start", SEAT), Chance.seeded(1)))
        .isEqualTo("bridge!"); // the best line to the end of the turn
  }

  private static Match.Result match(Bids bids, List<Bot> bots, int number) {
    return Match.play(bids, Setup.standard(bids, 3), bots, Luck.of(7, number), Narrator.none());
  }
}
