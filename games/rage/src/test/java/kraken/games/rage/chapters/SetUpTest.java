package kraken.games.rage.chapters;

import static kraken.games.rage.chapters.Scene.A;
import static kraken.games.rage.chapters.Scene.B;
import static kraken.games.rage.chapters.Scene.C;
import static kraken.games.rage.chapters.Scene.D;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.rage.state.Card;
import kraken.games.rage.state.Event;
import kraken.games.rage.state.Section;
import kraken.games.rage.state.Space;
import kraken.games.rage.state.Variant;
import kraken.games.rage.state.Wreckage;
import kraken.kit.Audience;
import kraken.kit.Numbers;
import kraken.kit.Seat;
import kraken.kit.Turn;
import org.junit.jupiter.api.Test;

class SetUpTest {

  @Test
  void theSeaDrawsTheFirstPlayerAndTheDebrisThatARoundMayNeed() {
    assertThat(Scene.start(2).turn()).isEqualTo(new Turn.Sea(Numbers.of(2, 16, 15, 14, 13)));
    assertThat(Scene.start(3).turn())
        .isEqualTo(new Turn.Sea(Numbers.of(3, 16, 15, 14, 13, 12, 11, 10, 9)));
    assertThat(Scene.start(4).turn())
        .isEqualTo(new Turn.Sea(Numbers.of(4, 16, 15, 14, 13, 12, 11, 10, 9)));
  }

  @Test
  void theBoundsOfASetUpAreTheLotAndTheTokensThatAreLeft() {
    assertThat(SettingUp.bounds(new Variant(2))).isEqualTo(Numbers.of(2, 16, 15, 14, 13));
    assertThat(SettingUp.bounds(new Variant(4)))
        .isEqualTo(Numbers.of(4, 16, 15, 14, 13, 12, 11, 10, 9));
  }

  @Test
  void twoPlayersStartInFrontOfAndBehindTheKrakenWithTwoLanes() {
    Scene.start(2)
        .draws(1, 0, 0, 0, 0)
        .looks(
            """
            ~   ~   ~   ~
            #   #   #   #
            B   .   A   .
            .   .   .   .
            ^   .   .   .
            """)
        .tells(
            new Event.RoundBegan(1, B),
            new Event.ShipPlaced(B, Space.N2),
            new Event.ShipPlaced(A, Space.S2),
            new Event.LaneClosed(3));
  }

  @Test
  void threePlayersStartOneBehindTheOtherWithThreeLanes() {
    Scene.start(3)
        .draws(2, 0, 0, 0, 0, 0, 0, 0, 0)
        .looks(
            """
            #   #   #   #
            .   .   .   .
            C   .   B   A
            .   .   .   .
            ^   .   .   .
            """)
        .tells(new Event.LaneClosed(4));
  }

  @Test
  void fourPlayersStartOneBehindTheOtherWithAllLanes() {
    Scene.start(4)
        .draws(0, 0, 0, 0, 0, 0, 0, 0, 0)
        .looks(
            """
            .   .   .   .
            .   .   .   .
            A   D   C   B
            .   .   .   .
            ^   .   .   .
            """)
        .keepsQuietOf(Event.LaneClosed.class);
  }

  @Test
  void debrisIsDrawnWithoutPuttingItBack() {
    // The tokens are 0 0 0 0 1 1 1 1 1 1 1 1 2 2 2 2: the last one four times, then the first.
    Wreckage wreckage =
        Scene.start(3).draws(0, 15, 14, 13, 12, 11, 0, 0, 4).state().board().wreckage();
    assertThat(List.of(Section.values()))
        .allSatisfy(section -> assertThat(wreckage.damage(section, 4)).isEqualTo(2))
        .allSatisfy(section -> assertThat(wreckage.isFaceUp(section, 4)).isFalse())
        .allSatisfy(section -> assertThat(wreckage.isLaid(section, 3)).isFalse());
    assertThat(wreckage.damage(Section.NORTH, 3)).isEqualTo(1);
    assertThat(wreckage.damage(Section.EAST, 3)).isZero();
    assertThat(wreckage.damage(Section.SOUTH, 3)).isZero();
    assertThat(wreckage.damage(Section.WEST, 3)).isEqualTo(1);
  }

  @Test
  void aTokenThatWasDrawnIsNotDrawnAgain() {
    // The first of those that are left, eight times: 0 0 0 0, then 1 1 1 1.
    Wreckage wreckage = Scene.start(4).draws(0, 0, 0, 0, 0, 0, 0, 0, 0).state().board().wreckage();
    assertThat(List.of(Section.values()))
        .allSatisfy(section -> assertThat(wreckage.damage(section, 4)).isZero())
        .allSatisfy(section -> assertThat(wreckage.damage(section, 3)).isEqualTo(1));
  }

  @Test
  void everybodyIsDealtThreeCardsInSecret() {
    Scene scene = Scene.start(2).draws(1, 0, 0, 0, 0);
    assertThat(scene.turn()).isEqualTo(new Turn.Sea(Numbers.of(36, 35, 34, 33, 32, 31)));
    scene.draws(0, 0, 0, 32, 0, 0);
    List<Card> first = List.of(Card.FFX_1, Card.FFX_2, Card.FFU);
    List<Card> second = List.of(Card.FFD, Card.FFB, Card.FUT);
    assertThat(scene.state().cards().hand(0)).isEqualTo(first);
    assertThat(scene.state().cards().hand(1)).isEqualTo(second);
    scene.tells(
        new Event.HandDealt(A, first), new Event.HandDealt(B, second), new Event.DealBegan(B, 30));
    for (int i = 0; i < scene.events().size(); i++) {
      Audience audience = scene.audiences().get(i);
      if (scene.events().get(i) instanceof Event.HandDealt(Seat seat, List<Card> _)) {
        assertThat(audience).isEqualTo(Audience.only(seat));
      } else {
        assertThat(audience).isEqualTo(Audience.EVERYBODY);
      }
    }
  }

  @Test
  void theFirstPlayerInFrontOfTheKrakenBegins() {
    Scene.start(4).draws(3, 0, 0, 0, 0, 0, 0, 0, 0).deals().isTurnOf(D);
    Scene.start(3).draws(2, 0, 0, 0, 0, 0, 0, 0, 0).deals().isTurnOf(C);
  }
}
