package kraken.games.shadow;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kraken.kit.Chance;
import kraken.kit.Seat;
import kraken.kit.Viewer;
import org.junit.jupiter.api.Test;

/** What views tell at the end, and what can be imagined from them before. */
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
    assertThat(first.heldN()).containsExactly(Card.RED_DRUNK, Card.YELLOW_RITUAL);
    assertThat(scene.view(1).rounds()).isEqualTo(view.rounds());
  }

  private static Set<Faction> imagined(Scene scene, Viewer viewer, int seat) {
    Set<Faction> factions = new HashSet<>();
    View view = Scene.RULES.view(scene.state(), viewer);
    for (int seed = 0; seed < 60; seed++) {
      State state = Scene.RULES.imagine(view, Chance.seeded(seed));
      assertThat(Scene.RULES.view(state, viewer)).isEqualTo(view);
      factions.add(state.crew().faction(seat));
    }
    return factions;
  }

  @Test
  void aSailorCanImagineAnybodyAsAnything() {
    Scene scene = Scene.of("SPSLSP");
    assertThat(imagined(scene, Seat.of(0), 3))
        .containsExactlyInAnyOrder(Faction.SAILOR, Faction.PIRATE, Faction.LEADER);
    assertThat(imagined(scene, Seat.of(0), 0)).containsExactly(Faction.SAILOR);
    assertThat(imagined(scene, Seat.of(1), 5)).containsExactly(Faction.PIRATE);
    assertThat(imagined(scene, Seat.of(1), 3))
        .containsExactlyInAnyOrder(Faction.SAILOR, Faction.LEADER);
  }

  @Test
  void whatASearchFoundIsNotImaginedOtherwise() {
    Scene scene = Scene.of("SPSLSP").at(-1, 1).sails(1, 2, Card.YELLOW_RITUAL).chooses(5);
    assertThat(imagined(scene, Seat.of(0), 5)).containsExactly(Faction.PIRATE);
    assertThat(imagined(scene, Seat.of(2), 5)).hasSizeGreaterThan(1);
  }

  @Test
  void aConversionIsImaginedOfAnybodyWhoCouldBeConverted() {
    Scene scene = Scene.of("SPSLSP").sails(1, 2, Card.YELLOW_RITUAL).draws(0);
    scene.plays(3, new Move.Convert(Seat.of(5))).closesEyes();
    assertThat(imagined(scene, Seat.of(0), 4)).contains(Faction.CULTIST, Faction.SAILOR);
    assertThat(imagined(scene, Seat.of(0), 0)).containsExactly(Faction.SAILOR);
    assertThat(imagined(scene, Seat.of(3), 5)).containsExactly(Faction.CULTIST);
    assertThat(imagined(scene, Seat.of(5), 3)).containsExactly(Faction.LEADER);
  }

  @Test
  void gunsFromTheStashTellThatTheLeaderIsAboard() {
    Scene scene = Scene.of("SPSLSP").appoints(1, 2).shows();
    scene.drawsCards(Card.RED_DRUNK, Card.RED_DRUNK, Card.RED_DRUNK, Card.RED_DRUNK);
    scene.plays(0, new Move.PassOn(Card.RED_DRUNK)).plays(1, new Move.PassOn(Card.RED_DRUNK));
    scene.plays(2, new Move.Refuse()).plays(0, new Move.Appoint(Seat.of(4)));
    scene.with(Deck.of(Chart.QUICK)).sails(Card.YELLOW_RITUAL).draws(3);
    scene.plays(3, new Move.Stash(Seat.of(3), Seat.of(3), Seat.of(3))).closesEyes();
    assertThat(imagined(scene, Viewer.WATCHER, 2)).doesNotContain(Faction.LEADER);
  }

  @Test
  void whatTheMermaidSangOfIsImaginedInTheSea() {
    Scene scene = Scene.of("SPSLSP").sails(1, 2, Card.RED_MERMAID).chooses(4);
    for (int seed = 0; seed < 20; seed++) {
      State state = Scene.RULES.imagine(scene.view(4), Chance.seeded(seed));
      assertThat(Hand.list(Sea.last(state.deck().sea(), 3))).containsOnly(Card.RED_DRUNK);
    }
  }

  @Test
  void aCardSeenOnTopIsImaginedInTheCaptainsHand() {
    Scene scene = Scene.of("SPSLSP").sails(1, 2, Card.RED_TELESCOPE).chooses(5);
    scene.drawsCards(Card.YELLOW_RITUAL).plays(5, new Move.Leave());
    State onTop = Scene.RULES.imagine(scene.view(5), Chance.seeded(1));
    assertThat(Hand.card(onTop.deck().top())).isEqualTo(Card.YELLOW_RITUAL);
    scene.appoints(1, 3).shows().draws(0, 0, 0, 0);
    for (int seed = 0; seed < 20; seed++) {
      State state = Scene.RULES.imagine(scene.view(5), Chance.seeded(seed));
      assertThat(Hand.list(state.round().drewC())).startsWith(Card.YELLOW_RITUAL).hasSize(2);
    }
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
}
