package kraken.games.shadow.chapters;

import static kraken.games.shadow.sea.Card.BLUE_DISARMED;
import static kraken.games.shadow.sea.Card.BLUE_DRUNK;
import static kraken.games.shadow.sea.Card.YELLOW_RITUAL;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Chart;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.Ritual;
import kraken.kit.Seat;
import kraken.kit.Viewer;
import org.junit.jupiter.api.Test;

/** What the tokens on the chart let the captain do to somebody. */
class TokensTest {

  @Test
  void theCaptainAloneLearnsWhatHeFindsInACabin() {
    Scene scene = Scene.of("SPSLSP").at(1, 1).sails(1, 2, YELLOW_RITUAL).is(Phase.TOKEN);
    assertThat(scene.choices(0)).containsExactly(1, 2, 3, 4, 5);
    scene.chooses(3);
    Deed found = new Deed.Searched(1, Seat.of(0), Seat.of(3), Faction.LEADER, Faction.LEADER);
    Deed open = new Deed.Searched(1, Seat.of(0), Seat.of(3), null, null);
    assertThat(scene.view(0).deeds()).contains(found);
    assertThat(scene.view(1).deeds()).contains(open).doesNotContain(found);
    assertThat(scene.heardBy(Viewer.WATCHER)).contains(new Event.Done(open));
    assertThat(scene.heardBy(Seat.of(0))).contains(new Event.Done(found));
    assertThat(scene.watched().crew().get(3).convertible()).isFalse();
    assertThat(scene.watched().crew().get(2).convertible()).isTrue();
  }

  /** Seat 1 is converted in the first round; in the second the ship comes to a cabin search. */
  private static Scene convertSearched(String factions, int on) {
    Scene scene = Scene.of(factions).sails(2, 6, YELLOW_RITUAL).draws(0);
    scene.plays(3, new Move.Convert(Seat.of(1))).closesEyes();
    return scene.at(1, 1).sails(4, 5, YELLOW_RITUAL).is(Phase.TOKEN).chooses(on);
  }

  private static Deed found(Scene scene, int on, Faction dealt, Faction now) {
    return new Deed.Searched(scene.state().number(), Seat.of(0), Seat.of(on), dealt, now);
  }

  @Test
  void ofAConvertTheCaptainLearnsTheCardAndThatHeIsACultistNow() {
    Scene pirate = convertSearched("SPSLSPS", 1);
    assertThat(pirate.view(0).deeds()).contains(found(pirate, 1, Faction.PIRATE, Faction.CULTIST));
    Scene sailor = convertSearched("SSPLSPS", 1);
    assertThat(sailor.view(0).deeds()).contains(found(sailor, 1, Faction.SAILOR, Faction.CULTIST));
    assertThat(sailor.view(2).deeds())
        .contains(new Deed.Searched(2, Seat.of(0), Seat.of(1), null, null));
  }

  @Test
  void amongElevenABornCultistAndAConvertDiffer() {
    Scene born = convertSearched("SSPLSSPSPPC", 10);
    assertThat(born.view(0).deeds()).contains(found(born, 10, Faction.CULTIST, Faction.CULTIST));
    Scene convert = convertSearched("SSPLSSPSPPC", 1);
    assertThat(convert.view(0).deeds())
        .contains(found(convert, 1, Faction.SAILOR, Faction.CULTIST));
  }

  @Test
  void aFloggingTellsASideThatTheFloggedIsNotOn() {
    for (int drawn = 0; drawn < 2; drawn++) {
      for (String factions : List.of("SPSLSPS", "SPSSLPS", "SPSPLSS")) {
        Scene scene = Scene.of(Chart.LONG, factions).at(0, 6);
        scene.sails(1, 2, BLUE_DISARMED).is(Phase.TOKEN).chooses(3).draws(drawn);
        Side not = scene.watched().crew().get(3).not();
        assertThat(not).isNotNull().isNotEqualTo(scene.state().crew().faction(3).side());
        assertThat(scene.watched().deeds())
            .contains(new Deed.Flogged(1, Seat.of(0), Seat.of(3), not));
        assertThat(scene.watched().crew().get(3).convertible()).isFalse();
      }
    }
  }

  @Test
  void bothOtherSidesMayComeUpInAFlogging() {
    Scene one = Scene.of(Chart.LONG, "SPSLSPS").at(0, 6).sails(1, 2, BLUE_DISARMED);
    assertThat(one.chooses(1).draws(0).watched().crew().get(1).not()).isEqualTo(Side.SAILORS);
    Scene other = Scene.of(Chart.LONG, "SPSLSPS").at(0, 6).sails(1, 2, BLUE_DISARMED);
    assertThat(other.chooses(1).draws(1).watched().crew().get(1).not()).isEqualTo(Side.CULT);
  }

  @Test
  void offWithTheTongue() {
    Scene scene = Scene.of(Chart.LONG, "SPSLSPS").at(-1, 5).sails(1, 2, BLUE_DISARMED);
    scene.is(Phase.TOKEN).chooses(4);
    assertThat(scene.watched().crew().get(4).tongue()).isFalse();
    assertThat(scene.watched().deeds())
        .containsExactly(new Deed.Silenced(1, Seat.of(0), Seat.of(4)));
  }

  @Test
  void fedToTheKrakenOneIsOutAndTellsNothing() {
    Scene scene = Scene.of("SPSLSP").at(0, 6).sails(1, 2, BLUE_DISARMED).is(Phase.TOKEN);
    scene.chooses(4).is(Phase.LIEUTENANT);
    assertThat(scene.watched().crew().get(4).aboard()).isFalse();
    assertThat(scene.watched().crew().get(4).dealt()).isNull();
    assertThat(scene.watched().deeds()).containsExactly(new Deed.Fed(1, Seat.of(0), Seat.of(4)));
  }

  @Test
  void aloneNobodyIsChosenForAToken() {
    Scene scene = Scene.of("SPSLS").overboard(1, 2, 3, 4).at(1, 1).with(0, Persona.BOSUN);
    scene.passes().passes().passes().sails(BLUE_DRUNK);
    scene.is(Phase.BEFORE_APPOINTING).hasCaptain(0);
  }

  @Test
  void eachHearsAsMuchOfADeedAsIsHisToKnow() {
    Scene scene = Scene.of("SPSLSP").at(0, 2).sails(1, 2, YELLOW_RITUAL).chooses(5).draws(4);
    Event found =
        new Event.Done(
            new Deed.Searched(1, Seat.of(0), Seat.of(5), Faction.PIRATE, Faction.PIRATE));
    Event searched = new Event.Done(new Deed.Searched(1, Seat.of(0), Seat.of(5), null, null));
    Event held = new Event.Done(new Deed.Held(1, Ritual.SEARCH));
    assertThat(scene.heardBy(Seat.of(0))).contains(found, held).doesNotContain(searched);
    assertThat(scene.heardBy(Seat.of(4))).contains(searched, held).doesNotContain(found);
    assertThat(scene.heardBy(Viewer.WATCHER)).contains(searched, held).doesNotContain(found);
  }
}
