package kraken.games.bay.state;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class FleetTest {

  private static final int PIRATE = Vessel.PIRATE.ordinal();
  private static final int CRUISE = Vessel.CRUISE.ordinal();
  private static final int AT = Space.index(3, 4);

  @Test
  void aSeatHasTheShipThatItChose() {
    Fleet fleet = Fleet.ASHORE.chosen(5, PIRATE);
    assertThat(fleet.seatOf(PIRATE)).isEqualTo(5);
    assertThat(fleet.shipOf(5)).isEqualTo(PIRATE);
    assertThat(fleet.seatOf(Vessel.CAPTAIN.ordinal())).isEqualTo(Fleet.NOBODY);
    assertThat(fleet.shipOf(0)).isEqualTo(Fleet.NOBODY);
  }

  @Test
  void aVesselIsFoundBySpaceAPlayersShipFirst() {
    Fleet stray = Fleet.ASHORE.with(CRUISE, AT);
    assertThat(stray.vesselAt(AT)).isEqualTo(CRUISE);
    assertThat(stray.strayAt(AT)).isEqualTo(CRUISE);
    assertThat(stray.with(PIRATE, AT).vesselAt(AT)).isEqualTo(PIRATE);
    assertThat(stray.with(PIRATE, AT).strayAt(AT)).isEqualTo(CRUISE);
    assertThat(stray.vesselAt(AT + 1)).isEqualTo(Fleet.NOBODY);
    assertThat(stray.strayAt(AT + 1)).isEqualTo(Fleet.NOBODY);
  }

  @Test
  void aTowMovesWithItsTowerUntilTheRopeIsDropped() {
    Fleet tied = Fleet.ASHORE.with(PIRATE, AT).with(CRUISE, AT).tied(PIRATE, CRUISE);
    assertThat(tied.towerOf(CRUISE)).isEqualTo(PIRATE);
    assertThat(tied.towedBy(PIRATE)).isEqualTo(CRUISE);
    assertThat(tied.moved(PIRATE, AT + 1).at(CRUISE)).isEqualTo(AT + 1);
    Fleet alone = tied.castOff(PIRATE);
    assertThat(alone.towerOf(CRUISE)).isEqualTo(Fleet.NOBODY);
    assertThat(alone.moved(PIRATE, AT + 1).at(CRUISE)).isEqualTo(AT);
  }
}
