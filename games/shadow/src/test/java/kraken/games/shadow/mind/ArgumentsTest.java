package kraken.games.shadow.mind;

import static kraken.games.shadow.sea.Card.BLUE_DISARMED;
import static kraken.games.shadow.sea.Card.BLUE_DRUNK;
import static kraken.games.shadow.sea.Card.RED_DRUNK;
import static kraken.games.shadow.sea.Card.YELLOW_RITUAL;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.shadow.chapters.Scene;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.View;
import kraken.kit.Argument;
import kraken.kit.Claim;
import kraken.kit.Instinct;
import kraken.kit.Seat;
import org.junit.jupiter.api.Test;

/** Why a move is advised, from what its seat can know. */
class ArgumentsTest {

  private static final int SAILOR = 4;
  private static final int PIRATE = 1;
  private static final Seat TWO = Seat.of(2);

  private static List<Argument> arguments(Scene scene, int seat, Move move) {
    Instinct<View, Move> mind = Scene.RULES.instincts().getLast();
    return mind.arguments(scene.view(seat), Seat.of(seat), move);
  }

  private static Scene redTwice() {
    return Scene.of("SPSLSPS")
        .sails(1, 2, RED_DRUNK, BLUE_DRUNK)
        .captain(0)
        .offDuty()
        .sails(6, 2, RED_DRUNK, YELLOW_RITUAL);
  }

  @Test
  void aSailorDoesNotLikeWhoSailedRed() {
    List<Argument> appointing = arguments(redTwice(), SAILOR, new Move.Appoint(TWO));
    assertThat(appointing).contains(new Argument("red", false, TWO, 2));
    assertThat(appointing.getFirst().subject()).isEqualTo("side");
    assertThat(appointing.getFirst().number()).isBetween(1, 99);
    assertThat(arguments(redTwice(), SAILOR, new Move.Strike(TWO)))
        .contains(new Argument("red", true, TWO, 2));
    assertThat(arguments(redTwice(), PIRATE, new Move.Appoint(TWO)))
        .contains(new Argument("red", true, TWO, 2));
  }

  @Test
  void whatASeatKnowsStandsFirstAndOthersDoNotLearnIt() {
    Seat mate = Seat.of(5);
    assertThat(arguments(Scene.of("SPSLSPS"), PIRATE, new Move.Appoint(mate)))
        .containsExactly(new Argument("pirate", true, mate, 0));
    assertThat(arguments(Scene.of("SPSLSPS"), SAILOR, new Move.Appoint(mate)))
        .extracting(Argument::subject)
        .containsExactly("side");
  }

  @Test
  void wordsCountOnceForEachWhoSaysThem() {
    Scene scene = Scene.of("SPSLSPS").sails(1, 6, BLUE_DRUNK);
    Claim doubt = new Claim("distrust", List.of("2"));
    scene
        .hears(0, doubt)
        .hears(0, doubt)
        .hears(3, doubt)
        .hears(2, new Claim("trust", List.of("0")));
    assertThat(arguments(scene, SAILOR, new Move.Appoint(TWO)))
        .contains(new Argument("doubted", false, TWO, 2));
    assertThat(arguments(scene, SAILOR, new Move.Appoint(Seat.of(0))))
        .contains(new Argument("trusted", true, Seat.of(0), 1));
  }

  @Test
  void gunsAreForTheOneOfTheTeamWhomTheSeatTrustsLeast() {
    Scene scene = redTwice().captain(0).offDuty().appoints(6, 2);
    Argument foe = arguments(scene, SAILOR, new Move.Commit(1)).getFirst();
    Argument friend = arguments(scene, SAILOR, new Move.Commit(0)).getFirst();
    assertThat(List.of(foe.about(), friend.about())).isSubsetOf(Seat.of(0), TWO, Seat.of(6));
    assertThat(foe.number()).isLessThan(friend.number());
    assertThat(foe.better()).isNotEqualTo(foe.number() >= 50);
  }

  @Test
  void aCardIsJudgedByWhereItLeads() {
    Scene scene = Scene.of("SPSLSPS");
    assertThat(arguments(scene, SAILOR, new Move.Sail(BLUE_DISARMED)))
        .containsExactly(new Argument("course", true, null, 0));
    assertThat(arguments(scene, SAILOR, new Move.Sail(RED_DRUNK)))
        .containsExactly(new Argument("course", false, null, 0));
  }
}
