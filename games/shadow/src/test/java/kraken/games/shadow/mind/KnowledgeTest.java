package kraken.games.shadow.mind;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.shadow.chapters.Scene;
import kraken.games.shadow.crew.Ending;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.View;
import kraken.kit.Seat;
import org.junit.jupiter.api.Test;

/** What views tell for certain, and how good a position looks. */
class KnowledgeTest {

  @Test
  void afterTheEndEverybodySeesTheWholeStory() {
    Scene scene = Scene.of("SPSLSP").sails(1, 2, Card.YELLOW_RITUAL).draws(0);
    scene.plays(3, new Move.Convert(Seat.of(5))).closesEyes();
    scene.at(0, 8).sails(1, 3, Card.BLUE_DISARMED).ends(Ending.BAY);
    View view = scene.watched();
    assertThat(view.crew())
        .extracting(View.Mate::dealt)
        .containsExactly(
            Faction.SAILOR,
            Faction.PIRATE,
            Faction.SAILOR,
            Faction.LEADER,
            Faction.SAILOR,
            Faction.PIRATE);
    assertThat(view.crew().get(5).faction()).isEqualTo(Faction.CULTIST);
    assertThat(view.deeds()).contains(new Deed.Converted(1, Seat.of(3), Seat.of(5)));
    View.Line first = view.rounds().getFirst();
    assertThat(first.drewC()).containsExactly(Card.YELLOW_RITUAL, Card.RED_DRUNK);
    assertThat(first.passedC()).isEqualTo(Card.YELLOW_RITUAL);
    assertThat(first.passedL()).isEqualTo(Card.RED_DRUNK);
    assertThat(first.heldN()).as("the two cards passed on tell it").isEmpty();
    assertThat(scene.view(1).rounds()).isEqualTo(view.rounds());
  }

  @Test
  void worthIsWhereTheShipDrifts() {
    Scene scene = Scene.of("SPSLSP").at(2, 6);
    double sailor = Scene.RULES.worth(scene.state(), Seat.of(0));
    double pirate = Scene.RULES.worth(scene.state(), Seat.of(1));
    double leader = Scene.RULES.worth(scene.state(), Seat.of(3));
    assertThat(sailor).isGreaterThan(0.5).isLessThan(1);
    assertThat(sailor + pirate + leader).isBetween(0.999, 1.001);
    assertThat(List.of(pirate, leader)).allMatch(worth -> worth < 0.5);
  }

  @Test
  void afterTheEndAPositionIsWorthAllToThoseWhoWonAndNothingToTheOthers() {
    Scene scene = Scene.of("SPSLSP").at(0, 8).sails(1, 2, Card.YELLOW_RITUAL).ends(Ending.KRAKEN);
    assertThat(Scene.RULES.worth(scene.state(), Seat.of(3))).isEqualTo(1);
    assertThat(Scene.RULES.worth(scene.state(), Seat.of(0))).isZero();
    assertThat(Scene.RULES.worth(scene.state(), Seat.of(1))).isZero();
  }

  private static Knowledge knowledge(Scene scene, int seat) {
    return new Knowledge(scene.view(seat));
  }

  private static Scene converted() {
    Scene scene = Scene.of("SPSLSP").sails(1, 2, Card.YELLOW_RITUAL).draws(0);
    return scene.plays(3, new Move.Convert(Seat.of(5))).closesEyes();
  }

  @Test
  void theLeaderKnowsWhomHeConvertedAndIsKnownToHim() {
    Knowledge leader = knowledge(converted(), 3);
    assertThat(leader.of(5)).isEqualTo(Faction.CULTIST);
    assertThat(leader.dealt(5)).isNull();
    assertThat(leader.of(0)).isNull();
    Knowledge cultist = knowledge(converted(), 5);
    assertThat(cultist.leader()).isEqualTo(3);
    assertThat(cultist.of(3)).isEqualTo(Faction.LEADER);
    assertThat(cultist.dealt(3)).isEqualTo(Faction.LEADER);
    assertThat(cultist.of(5)).isEqualTo(Faction.CULTIST);
    assertThat(cultist.dealt(5)).isEqualTo(Faction.PIRATE);
    assertThat(cultist.of(1)).isEqualTo(Faction.PIRATE);
  }

  @Test
  void theCaptainKnowsWhatHeFoundInACabin() {
    Scene scene = converted().sails(1, 4, Card.YELLOW_RITUAL, Card.BLUE_DRUNK).chooses(2);
    assertThat(knowledge(scene, 0).of(2)).isEqualTo(Faction.SAILOR);
    assertThat(knowledge(scene, 0).dealt(2)).isEqualTo(Faction.SAILOR);
    assertThat(knowledge(scene, 0).of(5)).isNull();
    assertThat(knowledge(scene, 0).leader()).isEqualTo(Masks.NOBODY);
    assertThat(knowledge(scene, 4).of(2)).isNull();
    assertThat(new Knowledge(scene.watched()).leader()).isEqualTo(Masks.NOBODY);
  }

  @Test
  void theLeaderKnowsTheTeamThatHeLookedInto() {
    Scene scene = Scene.of("SPSLSP").sails(1, 2, Card.YELLOW_RITUAL).draws(4);
    assertThat(knowledge(scene, 3).of(1)).isEqualTo(Faction.PIRATE);
    assertThat(knowledge(scene, 3).of(4)).isNull();
    assertThat(knowledge(scene, 0).conversionsBefore(2)).isZero();
  }

  @Test
  void whoSearchedAConvertKnowsTheCardAndTheConversion() {
    Scene scene = converted().sails(1, 4, Card.YELLOW_RITUAL, Card.BLUE_DRUNK).chooses(5);
    assertThat(knowledge(scene, 0).of(5)).isEqualTo(Faction.CULTIST);
    assertThat(knowledge(scene, 0).dealt(5)).isEqualTo(Faction.PIRATE);
  }

  @Test
  void theLeaderWhoSeesTheCardOfAConvertStillKnowsHimAsACultist() {
    Scene scene = converted().at(0, 0).offDuty().sails(1, 5, Card.YELLOW_RITUAL).draws(3);
    assertThat(knowledge(scene, 3).of(5)).isEqualTo(Faction.CULTIST);
    assertThat(knowledge(scene, 3).dealt(5)).isEqualTo(Faction.PIRATE);
  }

  @Test
  void conversionsCountFromTheRoundAfterThem() {
    Knowledge anybody = knowledge(converted(), 0);
    assertThat(anybody.conversionsBefore(1)).isZero();
    assertThat(anybody.conversionsBefore(2)).isEqualTo(1);
  }
}
