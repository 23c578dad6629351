package kraken.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import kraken.kit.Answer;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.ClaimForm;
import kraken.kit.Game;
import kraken.kit.Narrator;
import kraken.kit.Numbers;
import kraken.kit.Outcome;
import kraken.kit.Refusal;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Setup;
import kraken.kit.Talk;
import org.junit.jupiter.api.Test;

class MatchTest {

  @Test
  void countsMovesAndTurns() {
    Maze maze =
        new Maze(
            Map.of(
                "start", List.of("path"),
                "path", List.of("gate!"),
                "gate!", List.of("yard"),
                "yard", List.of("tower")),
            Map.of("tower", 1.0));

    Match.Result result = played(maze, 2, Level.RANDOM.bot(), Narrator.none());

    assertThat(result)
        .isEqualTo(new Match.Result(new Outcome.Crew(2, true, "tower"), 4, 3, List.of("", "")));
  }

  @Test
  void tellsWhatEachSeatPlayed() {
    Maze maze =
        new Maze(Map.of("start", List.of("tower")), Map.of()) {
          @Override
          public String part(String place, Seat seat) {
            return place + seat.index();
          }
        };

    Match.Result result = played(maze, 2, Level.RANDOM.bot(), Narrator.none());

    assertThat(result.parts()).containsExactly("tower0", "tower1");
  }

  @Test
  void asksAllWhoDecideTogetherEachWithItsOwnView() {
    List<Object> views = new ArrayList<>();

    Match.Result result = played(new Bids(), 3, new Noting(views), Narrator.none());

    assertThat(views)
        .containsExactly(
            new Bids.View(3, Seat.of(0), -1),
            new Bids.View(3, Seat.of(1), -1),
            new Bids.View(3, Seat.of(2), -1));
    assertThat(result.moves()).isEqualTo(3);
    assertThat(result.outcome()).isInstanceOf(Outcome.Race.class);
  }

  @Test
  void greedyBotsFollowTheJudgementOfTheGame() {
    Match.Result result = played(new Bids(), 3, Level.MEDIUM.bot(), Narrator.none());

    assertThat(((Outcome.Race) result.outcome()).points()).containsExactly(0, 1, 2);
    assertThat(result.outcome().winners()).isNotEqualTo(Seats.NONE);
  }

  @Test
  void whatTheSeaDrawsDoesNotDependOnHowMuchLuckABotUses() {
    for (int seed = 0; seed < 20; seed++) {
      assertThat(draws(Level.RANDOM.bot(), seed))
          .isEqualTo(draws(new Noting(new ArrayList<>()), seed));
    }
  }

  @Test
  void botsClaimOnceForEachChangeThatAllSeeAndOnlyWhatTheyMay() {
    List<String> heard = new ArrayList<>();
    Maze maze =
        new Maze(Map.of("start", List.of("gate!"), "gate!", List.of("tower")), Map.of()) {
          @Override
          public Talk talk(String place, Seat seat) {
            return place.equals("tower")
                ? Talk.SILENT
                : new Talk(true, true, List.of(new ClaimForm("at " + place, List.of())));
          }

          @Override
          public String hear(String place, Seat seat, Claim claim) {
            heard.add(seat.index() + " " + claim.form());
            return place;
          }
        };

    played(maze, 2, new Talkative(), Narrator.none());

    assertThat(heard).containsExactly("0 at start", "1 at start", "0 at gate!", "1 at gate!");
  }

  /** Claims in every position where it is. */
  private static final class Talkative implements Bot {
    private final Bot mover = Level.RANDOM.bot();

    @Override
    public <S, M, V, E> M choose(
        Game<S, M, V, E> game, V view, Seat seat, List<M> offered, Chance luck) {
      return mover.choose(game, view, seat, offered, luck);
    }

    @Override
    public <S, M, V, E> Optional<Claim> claim(
        Game<S, M, V, E> game, V view, Seat seat, Chance luck) {
      return Optional.of(new Claim("at " + view, List.of()));
    }
  }

  @Test
  void aRefusedMoveOfABotIsABug() {
    Maze strict =
        new Maze(Map.of("start", List.of("in", "out")), Map.of()) {
          @Override
          public Answer<String> play(
              String place, Seat seat, String move, Narrator<? super String> narrator) {
            return new Answer.Refused<>(Refusal.Always.NOT_YOUR_TURN);
          }
        };

    assertThatIllegalStateException()
        .isThrownBy(() -> played(strict, 1, Level.RANDOM.bot(), Narrator.none()))
        .withMessageContaining("NOT_YOUR_TURN");
  }

  private static List<Numbers> draws(Bot bot, int seed) {
    List<Numbers> draws = new ArrayList<>();
    Bids game = new Bids();
    Narrator<Numbers> narrator = (audience, numbers) -> draws.add(numbers);
    Match.play(game, Setup.standard(game, 2), List.of(bot, bot), Luck.of(seed, 0), narrator);
    return draws;
  }

  private static <E> Match.Result played(
      Game<?, ?, ?, E> game, int players, Bot bot, Narrator<E> narrator) {
    List<Bot> bots = Collections.nCopies(players, bot);
    return Match.play(game, Setup.standard(game, players), bots, Luck.of(1, 1), narrator);
  }

  /** Records the views it gets, and uses random numbers without need. */
  private record Noting(List<Object> views) implements Bot {
    @Override
    public <S, M, V, E> M choose(
        Game<S, M, V, E> game, V view, Seat seat, List<M> offered, Chance luck) {
      views.add(view);
      luck.draw(Numbers.repeated(7, 100));
      return offered.get(luck.below(offered.size()));
    }
  }
}
