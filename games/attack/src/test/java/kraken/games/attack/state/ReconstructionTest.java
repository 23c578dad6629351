package kraken.games.attack.state;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The facts of the box, and the reconstructed cards, start and track as the rulings give them. */
class ReconstructionTest {

  private static String letters(Pirate pirate) {
    StringBuilder letters = new StringBuilder();
    for (int i = 0; i < Card.PER_PIRATE; i++) {
      Card.of(pirate, i).symbols().forEach(symbol -> letters.append(letter(symbol)));
      letters.append(' ');
    }
    return letters.toString().strip();
  }

  private static char letter(Symbol symbol) {
    return switch (symbol) {
      case MOVE -> 'm';
      case CANNON -> 'c';
      case PISTOL -> 'p';
      case SABER -> 's';
      case REPAIR -> 'r';
      case WILD -> 'w';
      case FUNNY_FACE -> 'F';
    };
  }

  @Test
  void everyPirateHasTheTenCardsOfTheRulings() {
    assertThat(letters(Pirate.ASTRID)).isEqualTo("mcp mps msc mrw cpsF mcrF mpsF mwF cwF mrF");
    assertThat(letters(Pirate.BILLY)).isEqualTo("mcc mcp mcr mw ccpF mcsF mpcF cwF mrF mcF");
    assertThat(letters(Pirate.ELENA)).isEqualTo("mpp mps mpr mw ppcF mcpF mspF pwF mrF mpF");
    assertThat(letters(Pirate.SAMUEL)).isEqualTo("mss msp msr mw sscF mcsF mpsF swF mrF msF");
  }

  @Test
  void aCardBelongsToThePirateItIsNamedAfter() {
    for (Card card : Card.values()) {
      assertThat(card.name()).startsWith(card.pirate().name() + "_");
    }
  }

  @Test
  void allEightTentaclesStartOnTheirBubbles() {
    assertThat(Figures.START).hasSize(Lane.COUNT).containsOnly(Space.BUBBLES);
  }

  @Test
  void theBoardStartsAsTheFiguresSay() {
    for (Lane lane : Lane.values()) {
      assertThat(ShipBoard.CALM.at(lane)).isEqualTo(Figures.START.get(lane.ordinal()));
    }
  }

  @Test
  void aDieWaitsOnEverySecondSpotRedAndPurpleInTurn() {
    assertThat(Figures.LAST_SPOT).isEqualTo(8);
    assertThat(Figures.WAITING_DICE)
        .containsExactly(
            new Kraken.WaitingDie(2, Side.PORT),
            new Kraken.WaitingDie(4, Side.STARBOARD),
            new Kraken.WaitingDie(6, Side.PORT),
            new Kraken.WaitingDie(8, Side.STARBOARD));
  }

  @Test
  void atLastThreeDiceOfEachColourAreInPlay() {
    assertThat(new Kraken(8, 0).dice(Side.PORT)).isEqualTo(3);
    assertThat(new Kraken(8, 0).dice(Side.STARBOARD)).isEqualTo(3);
  }

  @Test
  void aDieHasTheFourSignsABlankAndAnEye() {
    assertThat(Face.values()).hasSize(Face.COUNT);
    assertThat(Arrays.stream(Face.values()).filter(Face::isSign))
        .containsExactly(Face.STAR, Face.SHELL, Face.CRAB, Face.FISH);
  }

  @Test
  void everyAreaCoversTwoLanesOfItsSide() {
    for (Area area : Area.values()) {
      List<Lane> lanes = Arrays.stream(Lane.values()).filter(lane -> lane.area() == area).toList();
      assertThat(lanes)
          .hasSize(2)
          .allSatisfy(lane -> assertThat(lane.side()).isEqualTo(area.side()));
    }
  }

  @Test
  void redIsPortAndPurpleIsStarboard() {
    for (Lane lane : Lane.values()) {
      assertThat(lane.side()).isEqualTo(lane.name().startsWith("RED") ? Side.PORT : Side.STARBOARD);
      assertThat(lane.name()).endsWith(lane.sign().name());
      assertThat(Lane.of(lane.side(), lane.sign())).isEqualTo(lane);
    }
  }
}
