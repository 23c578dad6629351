package kraken.games.shadow.mind;

import static kraken.games.shadow.sea.Card.BLUE_DISARMED;
import static kraken.games.shadow.sea.Card.BLUE_DRUNK;
import static kraken.games.shadow.sea.Card.RED_DRUNK;
import static kraken.games.shadow.sea.Card.RED_MERMAID;
import static kraken.games.shadow.sea.Card.YELLOW_RITUAL;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kraken.games.shadow.chapters.Scene;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.View;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.Instinct;
import kraken.kit.Seat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the players that the game brings along do in plain positions, the plain and the canny. */
class MindTest {

  private static final int TRIES = 60;

  static List<Instinct<View, Move>> minds() {
    return Scene.RULES.instincts();
  }

  /** All that this mind ever does here. */
  static Set<Move> choices(Instinct<View, Move> mind, Scene scene, int seat) {
    Set<Move> choices = new HashSet<>();
    for (int i = 0; i < TRIES; i++) {
      choices.add(
          mind.choose(scene.view(seat), Seat.of(seat), scene.moves(seat), Chance.seeded(i)));
    }
    return choices;
  }

  private static Claim claim(Instinct<View, Move> mind, Scene scene, int seat) {
    return mind.claim(scene.view(seat), Seat.of(seat), Chance.seeded(1)).orElseThrow();
  }

  /** In the middle of the chart, and both captain and lieutenant have a choice. */
  private static Scene passingOn(String factions) {
    return Scene.of(factions)
        .hasSailed(BLUE_DRUNK, YELLOW_RITUAL, RED_DRUNK)
        .appoints(1, 2)
        .shows()
        .drawsCards(BLUE_DRUNK, RED_DRUNK, BLUE_DISARMED, RED_MERMAID);
  }

  @ParameterizedTest
  @MethodSource("minds")
  void aSailorPassesBlueOn(Instinct<View, Move> mind) {
    assertThat(choices(mind, passingOn("SPSLSP"), 0)).containsOnly(new Move.PassOn(BLUE_DRUNK));
  }

  @ParameterizedTest
  @MethodSource("minds")
  void aPirateMostlyPassesRedOn(Instinct<View, Move> mind) {
    assertThat(choices(mind, passingOn("SPSLSP"), 1)).contains(new Move.PassOn(RED_MERMAID));
  }

  @ParameterizedTest
  @MethodSource("minds")
  void aNavigatorWhoCouldOnlyLoseJumpsAndOneWhoCouldWinDoesNot(Instinct<View, Move> mind) {
    Scene lost =
        Scene.of("SPSLSP")
            .hasSailed(RED_DRUNK, RED_DRUNK, RED_DRUNK, RED_DRUNK)
            .appoints(1, 2)
            .shows()
            .drawsCards(RED_DRUNK, RED_DRUNK, RED_DRUNK, RED_MERMAID)
            .plays(0, new Move.PassOn(RED_DRUNK))
            .plays(1, new Move.PassOn(RED_MERMAID));
    assertThat(choices(mind, lost, 2)).containsOnly(new Move.Refuse());
    Scene won =
        Scene.of("SPSLSP")
            .hasSailed(BLUE_DRUNK, BLUE_DRUNK, BLUE_DRUNK, BLUE_DRUNK)
            .appoints(1, 2)
            .shows()
            .drawsCards(BLUE_DRUNK, RED_DRUNK, RED_DRUNK, RED_MERMAID)
            .plays(0, new Move.PassOn(BLUE_DRUNK))
            .plays(1, new Move.PassOn(RED_MERMAID));
    assertThat(choices(mind, won, 2)).containsOnly(new Move.Sail(BLUE_DRUNK));
  }

  /** Seat 0 has sailed to a search and found the pirate. */
  private static Scene searched() {
    return Scene.of("SPSLSPS")
        .hasSailed(YELLOW_RITUAL)
        .sails(2, 4, BLUE_DISARMED)
        .is(Phase.TOKEN)
        .chooses(1);
  }

  @ParameterizedTest
  @MethodSource("minds")
  void aSailorTellsWhatASearchHasFoundAndDoesNotAppointThePirate(Instinct<View, Move> mind) {
    Scene scene = searched().is(Phase.LIEUTENANT);
    assertThat(choices(mind, scene, 0)).doesNotContain(new Move.Appoint(Seat.of(1)));
    scene.hears(0, new Claim("drew", List.of("blue", "red")));
    assertThat(claim(mind, scene, 0)).isEqualTo(new Claim("he-is", List.of("1", "pirate")));
  }

  @ParameterizedTest
  @MethodSource("minds")
  void aSailorTellsTheTruthAboutCardsAndAPirateWhatSailorsSay(Instinct<View, Move> mind) {
    Scene scene =
        passingOn("SPSLSP")
            .plays(0, new Move.PassOn(BLUE_DRUNK))
            .plays(1, new Move.PassOn(RED_MERMAID))
            .plays(2, new Move.Sail(BLUE_DRUNK));
    assertThat(claims(mind, scene, 0)).containsOnly(new Claim("drew", List.of("blue", "red")));
    assertThat(claims(mind, scene, 1))
        .hasSizeGreaterThan(2)
        .contains(new Claim("drew", List.of("red", "red")))
        .allMatch(claim -> claim.form().equals("drew"));
  }

  /** All that this mind ever says here. */
  private static Set<Claim> claims(Instinct<View, Move> mind, Scene scene, int seat) {
    Set<Claim> claims = new HashSet<>();
    for (int i = 0; i < TRIES; i++) {
      claims.add(mind.claim(scene.view(seat), Seat.of(seat), Chance.seeded(i)).orElseThrow());
    }
    return claims;
  }

  @ParameterizedTest
  @MethodSource("minds")
  void aNavigatorTellsWhatWasInTheLogbookAndAPirateWhatSailorsSay(Instinct<View, Move> mind) {
    Scene honest = logbook("SPSLSP", BLUE_DRUNK);
    assertThat(claims(mind, honest, 2))
        .containsOnly(new Claim("found", List.of("blue", "red", "red")));
    Scene lying = logbook("SSPLSP", RED_MERMAID);
    assertThat(claims(mind, lying, 2)).contains(new Claim("found", List.of("red", "red", "red")));
    lying.hears(2, new Claim("found", List.of("red", "red", "red")));
    assertThat(claimed(mind, lying, 2)).doesNotContain("found", "drew");
  }

  @ParameterizedTest
  @MethodSource("minds")
  void aNavigatorsLieFitsWhatTheOthersHaveSaid(Instinct<View, Move> mind) {
    Scene lying = logbook("SSPLSP", RED_MERMAID);
    lying.hears(0, new Claim("drew", List.of("red", "red")));
    lying.hears(1, new Claim("drew", List.of("red", "red")));
    assertThat(claims(mind, lying, 2))
        .containsOnly(new Claim("found", List.of("red", "red", "red")));
  }

  @ParameterizedTest
  @MethodSource("minds")
  void aNavigatorsLieIsNothingThatNoSailorWouldHaveDone(Instinct<View, Move> mind) {
    Scene lying = logbook("SSPLSP", RED_MERMAID);
    lying.hears(0, new Claim("drew", List.of("blue", "blue")));
    assertThat(claims(mind, lying, 2))
        .doesNotContain(new Claim("found", List.of("red", "blue", "blue")));
  }

  /** The forms of all that this mind ever says here. */
  private static Set<String> claimed(Instinct<View, Move> mind, Scene scene, int seat) {
    Set<String> forms = new HashSet<>();
    for (int i = 0; i < TRIES; i++) {
      mind.claim(scene.view(seat), Seat.of(seat), Chance.seeded(i))
          .ifPresent(claim -> forms.add(claim.form()));
    }
    return forms;
  }

  /** The navigator has found a blue and a red card, and sailed by one of them. */
  private static Scene logbook(String factions, Card sailed) {
    return passingOn(factions)
        .plays(0, new Move.PassOn(BLUE_DRUNK))
        .plays(1, new Move.PassOn(RED_MERMAID))
        .plays(2, new Move.Sail(sailed));
  }

  @Test
  void whatANavigatorFoundTellsOfThoseWhoPassedItOn() {
    Scene scene =
        Scene.of("SPSLSPS")
            .appoints(1, 2)
            .shows()
            .drawsCards(RED_DRUNK, RED_DRUNK, RED_DRUNK, RED_MERMAID)
            .plays(0, new Move.PassOn(RED_DRUNK))
            .plays(1, new Move.PassOn(RED_MERMAID))
            .plays(2, new Move.Sail(RED_MERMAID));
    Scene blue = logbook("SPSLSPS", RED_MERMAID);
    scene.hears(2, new Claim("found", List.of("red", "red", "red")));
    blue.hears(2, new Claim("found", List.of("red", "blue", "blue")));
    assertThat(piracy(scene, 1)).isGreaterThan(piracy(scene, 5));
    assertThat(piracy(blue, 2)).isGreaterThan(piracy(blue, 5));
  }

  @ParameterizedTest
  @MethodSource("minds")
  void aCultistWhoKnowsTheLeaderFeedsHim(Instinct<View, Move> mind) {
    Scene scene =
        Scene.of("SPSLSP")
            .sails(1, 2, YELLOW_RITUAL)
            .draws(0)
            .is(Phase.CONVERSION)
            .plays(3, new Move.Convert(Seat.of(0)))
            .closesEyes()
            .hasSailed(RED_DRUNK, BLUE_DRUNK, YELLOW_RITUAL)
            .sails(4, 1, BLUE_DISARMED)
            .is(Phase.TOKEN);
    assertThat(choices(mind, scene, 0)).containsOnly(new Move.Choose(Seat.of(3)));
  }

  @ParameterizedTest
  @MethodSource("minds")
  void aSailorShowsGunsAgainstAPirateWhomHeHasFound(Instinct<View, Move> mind) {
    Scene scene =
        searched()
            .hasSailed(RED_DRUNK, YELLOW_RITUAL, YELLOW_RITUAL)
            .captain(1)
            .appoints(5, 3)
            .is(Phase.LOYALTY);
    disarm(scene, 2, 3, 4, 5, 6);
    assertThat(choices(mind, scene, 0)).doesNotContain(new Move.Commit(0));
  }

  @Test
  void cannyPiratesKeepTheirGunsStillUntilTheyCanTakeTheShipTogether() {
    Instinct<View, Move> canny = minds().getLast();
    Scene able = beforeTheKraken().appoints(1, 2).is(Phase.LOYALTY);
    disarm(able, 0, 1, 2, 3, 4);
    assertThat(choices(canny, able, 5)).containsOnly(new Move.Commit(2));
    Scene unable = beforeTheKraken().guns(5, 2).guns(6, 0).appoints(1, 2).is(Phase.LOYALTY);
    disarm(unable, 0, 1, 2, 3, 4);
    assertThat(choices(canny, unable, 5)).doesNotContain(new Move.Commit(2));
  }

  private static void disarm(Scene scene, int... seats) {
    for (int seat : seats) {
      scene.guns(seat, 0);
    }
  }

  /** Where the next card decides. */
  private static Scene beforeTheKraken() {
    return Scene.of("SSSLSPP")
        .hasSailed(YELLOW_RITUAL, BLUE_DRUNK, RED_DRUNK, YELLOW_RITUAL, YELLOW_RITUAL);
  }

  @Test
  void aCannyNavigatorWhoFindsTwoRedOnesTrustsWhoPassedThemOnLess() {
    Scene scene =
        Scene.of("SPSLSPS")
            .appoints(1, 2)
            .shows()
            .drawsCards(RED_DRUNK, RED_DRUNK, RED_DRUNK, RED_MERMAID)
            .plays(0, new Move.PassOn(RED_DRUNK))
            .plays(1, new Move.PassOn(RED_MERMAID))
            .plays(2, new Move.Sail(RED_MERMAID));
    View view = scene.view(2);
    Beliefs beliefs = new Deduction(view, Seat.of(2), new Prospects(view, true));
    assertThat(beliefs.on(Seat.of(1), Side.PIRATES))
        .isGreaterThan(beliefs.on(Seat.of(4), Side.PIRATES));
  }

  @Test
  void whoSaysThatABlueCardWasPassedOnPutsARedOneOnTheOthers() {
    Scene scene =
        Scene.of("SPSLSPS")
            .appoints(1, 2)
            .shows()
            .drawsCards(BLUE_DRUNK, RED_DRUNK, RED_DRUNK, RED_MERMAID)
            .plays(0, new Move.PassOn(BLUE_DRUNK))
            .plays(1, new Move.PassOn(RED_MERMAID))
            .plays(2, new Move.Sail(RED_MERMAID));
    double before = piracy(scene, 2);
    scene.hears(0, new Claim("drew", List.of("blue", "red")));
    assertThat(piracy(scene, 2)).isGreaterThan(before);
    assertThat(piracy(scene, 0)).isLessThan(piracy(scene, 2));
  }

  private static double piracy(Scene scene, int suspect) {
    View view = scene.view(4);
    Beliefs beliefs = new Deduction(view, Seat.of(4), new Prospects(view, true));
    return beliefs.on(Seat.of(suspect), Side.PIRATES);
  }

  @Test
  void theSidesThatCouldHaveBeenDealtAreAsManyAsTheTableOfCrewsSays() {
    assertThat(Castings.of(Scene.of("SSSSPPPL").view(0))).hasSize(7 * 20);
    assertThat(Castings.of(Scene.of("SSSSPPPL").view(4))).hasSize(5);
    assertThat(Castings.of(Scene.of("SSPPL").view(4))).hasSize(4 + 6);
  }
}
