package kraken.games.shadow.imagining;

import static kraken.games.shadow.crew.Faction.CULTIST;
import static kraken.games.shadow.crew.Faction.LEADER;
import static kraken.games.shadow.crew.Faction.PIRATE;
import static kraken.games.shadow.crew.Faction.SAILOR;
import static kraken.games.shadow.sea.Card.BLUE_DRUNK;
import static kraken.games.shadow.sea.Card.RED_DRUNK;
import static kraken.games.shadow.sea.Card.RED_MERMAID;
import static kraken.games.shadow.sea.Card.YELLOW_RITUAL;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import kraken.games.shadow.chapters.Scene;
import kraken.games.shadow.crew.Crew;
import kraken.games.shadow.crew.Ending;
import kraken.games.shadow.crew.Faction;
import kraken.games.shadow.crew.Masks;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Chart;
import kraken.games.shadow.state.Deed;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.State;
import kraken.kit.Seat;
import kraken.kit.Viewer;
import org.junit.jupiter.api.Test;

/** Who could be what, as far as a viewer knows: all that has come out, and nothing else. */
class ImaginedCrewTest {

  private static final int CONVERSION = 0;
  private static final int STASH = 3;
  private static final int SEARCH = 4;

  private static Set<Faction> dealt(Viewer viewer, Scene scene, int seat) {
    return Imagined.all(viewer, scene, state -> state.crew().dealtTo(seat));
  }

  private static Set<Faction> dealt(int viewer, Scene scene, int seat) {
    return dealt(Seat.of(viewer), scene, seat);
  }

  private static Set<Faction> now(int viewer, Scene scene, int seat) {
    return Imagined.all(viewer, scene, state -> state.crew().faction(seat));
  }

  private static Set<Integer> leaders(Viewer viewer, Scene scene) {
    return Imagined.all(viewer, scene, state -> state.crew().leader());
  }

  private static Set<Integer> converted(int viewer, Scene scene) {
    return Imagined.all(viewer, scene, state -> state.crew().factions().converted());
  }

  private static int pirates(State state) {
    return Integer.bitCount(state.crew().dealtMask(PIRATE, state.players()));
  }

  /** The first round, by a yellow card; captain 0 stays. */
  private static Scene ritual(String factions, int number) {
    return Scene.of(factions).sails(1, 2, YELLOW_RITUAL).draws(number);
  }

  /** The second round, by a yellow card to the first cabin search. */
  private static Scene searched(Scene scene, int on) {
    return scene.sails(1, 4, YELLOW_RITUAL, BLUE_DRUNK).is(Phase.TOKEN).chooses(on);
  }

  /** The navigator of the first round has jumped; seat 4 sails by a yellow card instead. */
  private static Scene jumped(String factions, int number) {
    Scene scene = Scene.of(factions).appoints(1, 2).shows();
    scene.drawsCards(RED_DRUNK, RED_DRUNK, RED_DRUNK, RED_DRUNK);
    scene.plays(0, new Move.PassOn(RED_DRUNK)).plays(1, new Move.PassOn(RED_DRUNK));
    scene.plays(2, new Move.Refuse()).plays(0, new Move.Appoint(Seat.of(4)));
    return scene.sails(YELLOW_RITUAL, BLUE_DRUNK).draws(number);
  }

  @Test
  void aSailorCanImagineAnybodyAsAnythingAndAPirateKnowsThePirates() {
    Scene scene = Scene.of("SPSLSP");
    assertThat(dealt(0, scene, 3)).containsExactlyInAnyOrder(SAILOR, PIRATE, LEADER);
    assertThat(dealt(0, scene, 0)).containsExactly(SAILOR);
    assertThat(dealt(1, scene, 5)).containsExactly(PIRATE);
    assertThat(dealt(1, scene, 3)).containsExactlyInAnyOrder(SAILOR, LEADER);
  }

  @Test
  void ofFiveOneOrTwoArePiratesAndTwoAreLikelier() {
    List<State> states = Imagined.by(Viewer.WATCHER, Scene.of("SPSLP"));
    long two = states.stream().filter(state -> pirates(state) == 2).count();
    assertThat(two).isBetween(states.size() / 2L + 1, states.size() * 7L / 10L);
  }

  @Test
  void piratesOfFiveKnowHowManyTheyAre() {
    assertThat(Imagined.all(1, Scene.of("SPSLS"), ImaginedCrewTest::pirates)).containsExactly(1);
    assertThat(Imagined.all(1, Scene.of("SPSLP"), ImaginedCrewTest::pirates)).containsExactly(2);
  }

  @Test
  void aSearchThatFoundASailorLeavesNoDoubt() {
    Scene scene = searched(ritual("SPSLSP", SEARCH), 2);
    assertThat(dealt(0, scene, 2)).containsExactly(SAILOR);
    assertThat(dealt(1, scene, 2)).containsExactlyInAnyOrder(SAILOR, LEADER);
    assertThat(dealt(Viewer.WATCHER, scene, 2)).containsExactlyInAnyOrder(SAILOR, PIRATE, LEADER);
  }

  @Test
  void aSearchThatFoundTheLeaderLeavesNoDoubtAboutAnybodyElse() {
    Scene scene = searched(ritual("SPSLSP", SEARCH), 3);
    assertThat(leaders(Seat.of(0), scene)).containsExactly(3);
    assertThat(leaders(Seat.of(2), scene)).containsExactlyInAnyOrder(0, 1, 3, 4, 5);
  }

  @Test
  void onlyTheTwoKnowOfAConversion() {
    Scene scene = ritual("SPSLSP", CONVERSION).plays(3, new Move.Convert(Seat.of(5))).closesEyes();
    assertThat(now(0, scene, 4)).containsExactlyInAnyOrder(SAILOR, PIRATE, LEADER, CULTIST);
    assertThat(now(0, scene, 0)).containsExactly(SAILOR);
    assertThat(now(3, scene, 5)).containsExactly(CULTIST);
    assertThat(leaders(Seat.of(5), scene)).containsExactly(3);
  }

  @Test
  void whoWasFoundToBeACultistHasBeenConverted() {
    Scene scene = ritual("SPSLSP", CONVERSION).plays(3, new Move.Convert(Seat.of(5))).closesEyes();
    searched(scene, 5);
    assertThat(converted(0, scene)).containsExactly(Masks.bit(5));
    assertThat(dealt(0, scene, 5)).containsExactly(PIRATE);
    assertThat(dealt(2, scene, 5)).contains(SAILOR, PIRATE, LEADER);
  }

  @Test
  void theLeaderWhoSawTheCardOfAConvertKnowsBoth() {
    Scene scene = ritual("SPSLSP", CONVERSION).plays(3, new Move.Convert(Seat.of(1))).closesEyes();
    scene.at(0, 0).offDuty().sails(1, 2, YELLOW_RITUAL).draws(3);
    assertThat(dealt(3, scene, 1)).containsExactly(PIRATE);
    assertThat(now(3, scene, 1)).containsExactly(CULTIST);
  }

  @Test
  void whoWasFoundToBeASailorAfterAConversionWasNotConverted() {
    Scene scene = ritual("SPSLSP", CONVERSION).plays(3, new Move.Convert(Seat.of(5))).closesEyes();
    searched(scene, 4);
    assertThat(now(0, scene, 4)).containsExactly(SAILOR);
    assertThat(now(2, scene, 4)).containsExactlyInAnyOrder(SAILOR, PIRATE, LEADER, CULTIST);
    assertThat(converted(0, scene)).allMatch(mask -> Integer.bitCount(mask) == 1).hasSize(4);
  }

  @Test
  void whoWasSearchedBeforeACeremonyIsNotConvertedInIt() {
    Scene scene = searched(ritual("SPSLSP", SEARCH), 4).draws(CONVERSION);
    scene.plays(3, new Move.Convert(Seat.of(5))).closesEyes();
    assertThat(converted(2, scene))
        .containsExactlyInAnyOrder(Masks.bit(0), Masks.bit(1), Masks.bit(3), Masks.bit(5));
    assertThat(converted(5, scene)).containsExactly(Masks.bit(5));
    assertThat(converted(3, scene)).containsExactly(Masks.bit(5));
  }

  @Test
  void nobodyIsConvertedBeforeTheCeremonyIsOver() {
    Scene scene = ritual("SPSLSP", CONVERSION).is(Phase.CONVERSION);
    assertThat(converted(2, scene)).containsExactly(0);
    scene.plays(3, new Move.Convert(Seat.of(5))).plays(0, new Move.CloseEyes());
    Imagined.everybodyImagines(scene);
    scene.closesEyes();
    Imagined.everybodyImagines(scene);
  }

  @Test
  void twoCeremoniesConvertTwo() {
    Scene scene = ritual("SPSLSP", CONVERSION).plays(3, new Move.Convert(Seat.of(5))).closesEyes();
    searched(scene, 2).draws(CONVERSION).plays(3, new Move.Convert(Seat.of(1))).closesEyes();
    int both = Masks.bit(1) | Masks.bit(5);
    assertThat(converted(3, scene)).containsExactly(both);
    assertThat(converted(0, scene)).contains(both).allMatch(mask -> Integer.bitCount(mask) == 2);
    assertThat(converted(1, scene)).contains(both).allMatch(mask -> Masks.has(mask, 1));
    assertThat(converted(1, scene)).hasSize(4);
    assertThat(converted(5, scene)).contains(both).hasSize(3);
  }

  @Test
  void aLeaderWhoJumpedConvertsNobody() {
    Scene scene = jumped("SPLSSP", CONVERSION).closesEyes().is(Phase.LIEUTENANT);
    for (State state : Imagined.by(0, scene)) {
      int converts = state.crew().leader() == 2 ? 0 : 1;
      assertThat(Integer.bitCount(state.crew().factions().converted())).isEqualTo(converts);
      assertThat(state.crew().isConverted(2)).isFalse();
    }
    assertThat(leaders(Seat.of(0), scene)).containsExactlyInAnyOrder(1, 2, 3, 4, 5);
  }

  @Test
  void aStashThatNobodyGaveTellsThatTheLeaderHasJumped() {
    Scene scene = jumped("SPLSSP", STASH).closesEyes().is(Phase.LIEUTENANT);
    assertThat(leaders(Viewer.WATCHER, scene)).containsExactly(2);
  }

  @Test
  void gunsFromTheStashTellThatTheLeaderIsAboard() {
    Scene scene = jumped("SPSLSP", STASH);
    scene.plays(3, new Move.Stash(Seat.of(3), Seat.of(3), Seat.of(3))).closesEyes();
    assertThat(leaders(Viewer.WATCHER, scene)).containsExactlyInAnyOrder(0, 1, 3, 4, 5);
  }

  @Test
  void whoJumpedAfterTheStashWasGivenMayBeTheLeader() {
    Scene scene = ritual("SPSLSP", STASH);
    scene.plays(3, new Move.Stash(Seat.of(0), Seat.of(1), Seat.of(2))).closesEyes();
    scene.appoints(1, 4).shows().drawsCards(BLUE_DRUNK, BLUE_DRUNK, RED_MERMAID, RED_MERMAID);
    scene.plays(0, new Move.PassOn(BLUE_DRUNK)).plays(1, new Move.PassOn(RED_MERMAID));
    scene.plays(4, new Move.Refuse());
    assertThat(leaders(Viewer.WATCHER, scene)).contains(4).hasSize(6);
  }

  @Test
  void whoWasFedToTheKrakenWasNotTheLeader() {
    Scene scene = Scene.of("SPSLSP").at(-1, 5).sails(1, 2, YELLOW_RITUAL).chooses(4);
    assertThat(leaders(Viewer.WATCHER, scene.draws(CONVERSION)))
        .containsExactlyInAnyOrder(0, 1, 2, 3, 5);
    scene.plays(3, new Move.Convert(Seat.of(5))).closesEyes();
    assertThat(converted(0, scene))
        .containsExactlyInAnyOrder(Masks.bit(1), Masks.bit(2), Masks.bit(3), Masks.bit(5));
  }

  @Test
  void whoWasFedToTheKrakenLaterMayHaveBeenConverted() {
    Scene scene = ritual("SPSLSP", CONVERSION).plays(3, new Move.Convert(Seat.of(5))).closesEyes();
    scene.at(-1, 5).sails(1, 3, YELLOW_RITUAL, BLUE_DRUNK).chooses(4);
    assertThat(converted(0, scene)).contains(Masks.bit(4));
  }

  @Test
  void aFloggingRulesOneSideOut() {
    Scene scene = Scene.of(Chart.LONG, "SPSLSPS").at(-1, 5).sails(1, 2, YELLOW_RITUAL).chooses(4);
    scene.draws(1).draws(CONVERSION);
    assertThat(scene.view(0).deeds())
        .contains(new Deed.Flogged(1, Seat.of(0), Seat.of(4), Side.CULT));
    assertThat(dealt(0, scene, 4)).containsExactlyInAnyOrder(SAILOR, PIRATE);
    scene.plays(3, new Move.Convert(Seat.of(5))).closesEyes();
    assertThat(converted(0, scene)).hasSize(5).noneMatch(mask -> Masks.has(mask, 4));
  }

  @Test
  void theLeadersOwnSideMayNotBeRuledOutByAFlogging() {
    Scene scene = Scene.of(Chart.LONG, "SPSLSPS").at(-1, 5).sails(1, 2, YELLOW_RITUAL).chooses(3);
    scene.draws(1).draws(SEARCH);
    assertThat(scene.view(0).deeds())
        .contains(new Deed.Flogged(1, Seat.of(0), Seat.of(3), Side.PIRATES));
    assertThat(dealt(0, scene, 3)).containsExactlyInAnyOrder(SAILOR, LEADER);
  }

  @Test
  void whoWasFloggedLaterMayHaveBeenConverted() {
    Scene scene = Scene.of(Chart.LONG, "SPSLSPS").sails(1, 2, YELLOW_RITUAL).draws(CONVERSION);
    scene.plays(3, new Move.Convert(Seat.of(4))).closesEyes();
    scene.at(-1, 5).sails(3, 5, YELLOW_RITUAL, BLUE_DRUNK).chooses(4).draws(0);
    assertThat(scene.view(0).deeds())
        .contains(new Deed.Flogged(2, Seat.of(0), Seat.of(4), Side.SAILORS));
    assertThat(now(0, scene, 4)).containsExactlyInAnyOrder(PIRATE, LEADER, CULTIST);
    assertThat(dealt(0, scene, 4)).contains(SAILOR);
  }

  @Test
  void theLeaderKnowsWhatTheTeamWasThatHeLookedInto() {
    Scene scene = ritual("SPSLSP", SEARCH);
    assertThat(dealt(3, scene, 0)).containsExactly(SAILOR);
    assertThat(dealt(3, scene, 1)).containsExactly(PIRATE);
    assertThat(dealt(3, scene, 2)).containsExactly(SAILOR);
    assertThat(dealt(3, scene, 4)).containsExactlyInAnyOrder(SAILOR, PIRATE);
    assertThat(dealt(0, scene, 1)).containsExactlyInAnyOrder(SAILOR, PIRATE, LEADER);
  }

  @Test
  void afterTheEndNothingIsLeftToImagine() {
    Scene scene = ritual("SPSLSP", CONVERSION).plays(3, new Move.Convert(Seat.of(5))).closesEyes();
    scene.at(0, 8).sails(1, 4, Card.BLUE_DISARMED, BLUE_DRUNK).ends(Ending.BAY);
    Crew crew = scene.state().crew();
    assertThat(Imagined.all(Viewer.WATCHER, scene, State::crew)).containsExactly(crew);
  }
}
