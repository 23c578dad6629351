package kraken.games.shadow.imagining;

import static kraken.games.shadow.crew.Faction.CULTIST;
import static kraken.games.shadow.crew.Faction.LEADER;
import static kraken.games.shadow.crew.Faction.PIRATE;
import static kraken.games.shadow.crew.Faction.SAILOR;
import static kraken.games.shadow.sea.Card.BLUE_DRUNK;
import static kraken.games.shadow.sea.Card.YELLOW_RITUAL;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import kraken.games.shadow.chapters.Scene;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;
import kraken.kit.Seat;
import kraken.kit.Viewer;
import org.junit.jupiter.api.Test;

/** Who could be what among eleven, where one was dealt the card of the first cultist. */
class ImaginedCultistTest {

  private static final int CONVERSION = 0;
  private static final int CULT_SEARCH = 4;

  private static Set<Faction> dealt(Viewer viewer, Scene scene, int seat) {
    return Imagined.all(viewer, scene, state -> state.crew().dealtTo(seat));
  }

  private static Set<Faction> dealt(int viewer, Scene scene, int seat) {
    return dealt(Seat.of(viewer), scene, seat);
  }

  private static Set<Integer> converted(int viewer, Scene scene) {
    return Imagined.all(viewer, scene, state -> state.crew().factions().converted());
  }

  /** The first round, by a yellow card; captain 0 stays. */
  private static Scene ritual(int number) {
    return Scene.of("SPSLSPSPSPC").sails(1, 2, YELLOW_RITUAL).draws(number);
  }

  /** The second round, by a yellow card to the first cabin search. */
  private static Scene searched(Scene scene, int on) {
    Scene free = scene.offDuty();
    return free.sails(1, 4, YELLOW_RITUAL, BLUE_DRUNK).is(Phase.TOKEN).chooses(on);
  }

  @Test
  void somebodyElseIsTheFirstCultist() {
    Scene scene = Scene.of("SSSSSPPPPLC");
    assertThat(dealt(0, scene, 10)).containsExactlyInAnyOrder(SAILOR, PIRATE, LEADER, CULTIST);
    assertThat(dealt(9, scene, 9)).containsExactly(LEADER);
    assertThat(dealt(9, scene, 10)).containsExactlyInAnyOrder(SAILOR, PIRATE, CULTIST);
    assertThat(dealt(10, scene, 10)).containsExactly(CULTIST);
    assertThat(dealt(10, scene, 9)).containsExactlyInAnyOrder(SAILOR, PIRATE, LEADER);
    assertThat(dealt(5, scene, 10)).containsExactlyInAnyOrder(SAILOR, LEADER, CULTIST);
    assertThat(dealt(5, scene, 6)).containsExactly(PIRATE);
    assertThat(dealt(Viewer.WATCHER, scene, 10))
        .containsExactlyInAnyOrder(SAILOR, PIRATE, LEADER, CULTIST);
  }

  @Test
  void whoWasFoundToBeASailorIsNotTheFirstCultist() {
    Scene scene = searched(ritual(CULT_SEARCH), 6);
    assertThat(dealt(0, scene, 6)).containsExactly(SAILOR);
    assertThat(dealt(2, scene, 6)).containsExactlyInAnyOrder(SAILOR, PIRATE, LEADER, CULTIST);
  }

  @Test
  void aCultistByTheCardNeedNotHaveBeenConverted() {
    Scene scene = ritual(CONVERSION).plays(3, new Move.Convert(Seat.of(5))).closesEyes();
    searched(scene, 10);
    assertThat(dealt(0, scene, 10)).containsExactly(CULTIST);
    assertThat(converted(0, scene)).contains(Masks.bit(5)).hasSizeGreaterThan(1);
  }
}
