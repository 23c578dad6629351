package kraken.games.attack.mind;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import kraken.games.attack.state.Lane;
import kraken.games.attack.state.ShipBoard;
import kraken.games.attack.state.Space;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;

class DangerTest {

  private static final Lane LANE = Lane.RED_STAR;
  private static final ShipBoard CALM = ShipBoard.CALM;
  private static final ShipBoard NEAR = CALM.with(LANE, Space.SABER);
  private static final Offset<Double> EXACTLY = within(1e-12);

  @Test
  void aFigureStrikesAfterTheLastSpace() {
    assertThat(Danger.stepsToStrike(CALM, LANE)).isEqualTo(4);
    assertThat(Danger.stepsToStrike(NEAR, LANE)).isEqualTo(1);
  }

  @Test
  void whirlpoolsAheadShortenTheWayAndThoseBehindDoNot() {
    ShipBoard whirling = CALM.withWhirlpool(LANE, Space.CANNON).withWhirlpool(LANE, Space.SABER);

    assertThat(Danger.length(whirling, LANE)).isEqualTo(2);
    assertThat(Danger.stepsToStrike(whirling.with(LANE, Space.PISTOL), LANE)).isEqualTo(1);
    assertThat(Danger.length(whirling.with(LANE, Space.PISTOL), LANE)).isEqualTo(2);
  }

  @Test
  void theRailBreaksBeforeTheShip() {
    assertThat(Danger.brokenRail(NEAR, LANE, 1)).isCloseTo(1 / 3.0, EXACTLY);
    assertThat(Danger.holes(NEAR, LANE, 1)).isZero();
    assertThat(Danger.brokenRail(NEAR.withoutRail(LANE), LANE, 1)).isZero();
    assertThat(Danger.holes(NEAR.withoutRail(LANE), LANE, 1)).isCloseTo(1 / 3.0, EXACTLY);
  }

  @Test
  void moreDiceBringMoreHoles() {
    ShipBoard bare = NEAR.withoutRail(LANE);

    assertThat(Danger.holes(bare, LANE, 2)).isCloseTo(5 / 9.0, EXACTLY);
    assertThat(Danger.holes(CALM.withoutRail(LANE), LANE, 3)).isZero();
    assertThat(Danger.holes(CALM.withoutRail(LANE), LANE, 4)).isCloseTo(1 / 81.0, EXACTLY);
  }

  @Test
  void theShipSinksTheMoreLikelyTheMoreHolesAreExpected() {
    assertThat(Danger.atLeast(1, 0)).isZero();
    assertThat(Danger.atLeast(1, 1)).isCloseTo(1 - Math.exp(-1), EXACTLY);
    assertThat(Danger.atLeast(2, 1)).isCloseTo(1 - 2 * Math.exp(-1), EXACTLY);
    assertThat(Danger.atLeast(0, 1)).isEqualTo(1);
  }
}
