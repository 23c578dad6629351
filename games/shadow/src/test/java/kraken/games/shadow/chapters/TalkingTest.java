package kraken.games.shadow.chapters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.sea.Chart;
import kraken.games.shadow.sea.Deck;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.State;
import kraken.games.shadow.state.View;
import kraken.kit.Claim;
import kraken.kit.ClaimForm;
import kraken.kit.Seat;
import kraken.kit.Talk;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TalkingTest {

  private static Talk talk(Scene scene, int seat) {
    return Scene.RULES.talk(scene.state(), Seat.of(seat));
  }

  @Test
  void allAboardMayTalkAndClaim() {
    Talk talk = talk(Scene.of("SPSLSP"), 3);
    assertThat(talk.words()).isTrue();
    assertThat(talk.emotes()).isTrue();
    assertThat(talk.claims())
        .extracting(ClaimForm::name)
        .containsExactly(
            "found",
            "drew",
            "drew-three",
            "passed-on",
            "mermaid",
            "top-card",
            "i-am",
            "he-is",
            "trust",
            "distrust",
            "accuse",
            "defend",
            "ask",
            "no-answer",
            "had-none",
            "shot-at",
            "shot-because",
            "stood-by",
            "greet");
    assertThat(Scene.RULES.claims()).isEqualTo(talk.claims());
  }

  @ParameterizedTest
  @CsvSource({
    "found, red blue red, red blue",
    "drew, red blue, red",
    "drew-three, red blue yellow, red blue",
    "passed-on, yellow, sailor",
    "mermaid, red red blue, red",
    "top-card, blue, 3",
    "i-am, cultist, red",
    "he-is, 5 pirate, pirate 5",
    "trust, 5, 6",
    "distrust, 0, pirate"
  })
  void eachFormHasItsBlanks(String form, String fillings, String misfit) {
    Talk talk = talk(Scene.of("SPSLSP"), 3);
    assertThat(talk.allows(new Claim(form, List.of(fillings.split(" "))), 6)).isTrue();
    assertThat(talk.allows(new Claim(form, List.of(misfit.split(" "))), 6)).isFalse();
  }

  @Test
  void whileEyesAreClosedNobodyCanWrite() {
    Scene scene = Scene.of("SPSLSP").silenced(4).sails(1, 2, Card.YELLOW_RITUAL);
    allAreSilent(scene.is(Phase.RITUAL));
    scene.draws(0).is(Phase.CONVERSION);
    allAreSilent(scene);
    scene.plays(3, new Move.Convert(Seat.of(1))).plays(0, new Move.CloseEyes());
    allAreSilent(scene);
    assertThat(talk(scene.closesEyes().is(Phase.LIEUTENANT), 0).words()).isTrue();
    assertThat(talk(scene, 4).emotes()).isTrue();
    Scene stash = Scene.of("SPSLSP").sails(1, 2, Card.YELLOW_RITUAL).draws(3).is(Phase.STASH);
    allAreSilent(stash);
  }

  private static void allAreSilent(Scene scene) {
    for (int seat = 0; seat < 6; seat++) {
      assertThat(talk(scene, seat)).as("seat %s", seat).isEqualTo(Talk.SILENT);
    }
  }

  @Test
  void fromTheDrawToTheRevealTheTeamIsSilent() {
    Scene scene = Scene.of("SPSLSP").appoints(1, 2);
    assertThat(talk(scene, 0).words()).isTrue();
    scene.shows().drawsCards(Card.RED_DRUNK, Card.RED_DRUNK, Card.RED_DRUNK, Card.RED_DRUNK);
    assertThat(talk(scene, 0)).isEqualTo(Talk.SILENT);
    assertThat(talk(scene, 1)).isEqualTo(Talk.SILENT);
    assertThat(talk(scene, 2)).isEqualTo(Talk.SILENT);
    assertThat(talk(scene, 3).words()).isTrue();
    scene.plays(0, new Move.PassOn(Card.RED_DRUNK)).plays(1, new Move.PassOn(Card.RED_DRUNK));
    assertThat(talk(scene, 0)).isEqualTo(Talk.SILENT);
    scene.plays(2, new Move.Sail(Card.RED_DRUNK));
    assertThat(talk(scene, 0).words()).isTrue();
  }

  @Test
  void inAnEmergencyCaptainAndLieutenantAreStillSilent() {
    Scene scene = Scene.of("SPSLSP").appoints(1, 2).shows();
    scene.drawsCards(Card.RED_DRUNK, Card.RED_DRUNK, Card.RED_DRUNK, Card.RED_DRUNK);
    scene.plays(0, new Move.PassOn(Card.RED_DRUNK)).plays(1, new Move.PassOn(Card.RED_DRUNK));
    scene.plays(2, new Move.Refuse());
    assertThat(talk(scene, 0)).isEqualTo(Talk.SILENT);
    assertThat(talk(scene, 1)).isEqualTo(Talk.SILENT);
    assertThat(talk(scene, 2)).isEqualTo(Talk.SILENT);
    assertThat(talk(scene, 4).words()).isTrue();
  }

  @Test
  void withoutATongueOnlyGesturesAreLeftAndTheDrownedAreSilent() {
    Scene scene = Scene.of("SPSLSP").silenced(1).overboard(2);
    assertThat(talk(scene, 1)).isEqualTo(new Talk(false, true, List.of()));
    assertThat(talk(scene, 2)).isEqualTo(Talk.SILENT);
  }

  @Test
  void afterTheEndEverybodyTalksAgain() {
    Scene scene = Scene.of("SPSLSP").silenced(1).at(0, 8).sails(1, 2, Card.YELLOW_RITUAL);
    assertThat(talk(scene, 1)).isEqualTo(Talk.FREE);
  }

  @Test
  void claimsStandInALedgerByRoundAndPlayer() {
    Scene scene = Scene.of("SPSLSP").sails(1, 2, Card.RED_DRUNK);
    Claim drew = new Claim("drew", List.of("red", "blue"));
    Claim is = new Claim("he-is", List.of("3", "leader"));
    State heard = Scene.RULES.hear(scene.state(), Seat.of(0), drew);
    heard = Scene.RULES.hear(heard, Seat.of(4), drew);
    heard = Scene.RULES.hear(heard, Seat.of(4), is);
    assertThat(Scene.RULES.view(heard, Seat.of(5)).claims())
        .containsExactly(
            new View.Claimed(1, Seat.of(0), "drew", List.of("red", "blue")),
            new View.Claimed(2, Seat.of(4), "drew", List.of("red", "blue")),
            new View.Claimed(2, Seat.of(4), "he-is", List.of("3", "leader")));
  }

  @Test
  void aClaimOfCardsIsAboutTheRoundJustSailed() {
    Scene scene = Scene.of("SPSLSP").at(-1, 1).sails(1, 2, Card.YELLOW_RITUAL).is(Phase.TOKEN);
    Claim passed = new Claim("passed-on", List.of("red"));
    State heard = Scene.RULES.hear(scene.state(), Seat.of(1), passed);
    assertThat(heard.history().claims().getFirst().round()).isEqualTo(1);
  }

  @Test
  void aClaimOfCardsIsAboutTheLastRoundInWhichTheSpeakerHadSome() {
    Scene scene = Scene.of("SPSLSP").sails(1, 2, Card.RED_DRUNK).hasCaptain(1);
    scene.sails(3, 4, Card.BLUE_DRUNK, Card.YELLOW_RITUAL).hasCaptain(2);
    assertThat(about(scene, 0, "drew")).isEqualTo(1);
    assertThat(about(scene, 0, "drew-three")).isEqualTo(1);
    assertThat(about(scene, 2, "passed-on")).isEqualTo(1);
    assertThat(about(scene, 1, "drew")).isEqualTo(2);
    assertThat(about(scene, 5, "drew")).isEqualTo(3);
    assertThat(about(scene, 0, "i-am")).isEqualTo(3);
    scene.appoints(0, 1).shows(0, 3).hasCaptain(1);
    assertThat(about(scene, 0, "drew")).isEqualTo(1);
  }

  @Test
  void whoHadNoCardsInTheRoundThatIsSettledSpeaksOfAnEarlierOne() {
    Scene scene = Scene.of("SPSLSP").sails(1, 2, Card.YELLOW_RITUAL).draws(4);
    scene.sails(3, 4, Card.YELLOW_RITUAL, Card.BLUE_DRUNK).is(Phase.TOKEN);
    assertThat(about(scene, 1, "drew")).isEqualTo(1);
    assertThat(about(scene, 3, "drew")).isEqualTo(2);
  }

  @Test
  void whatSomebodyFoundIsAboutTheNavigationInWhichHeWasNavigator() {
    Scene scene = Scene.of("SPSLSP").sails(1, 2, Card.RED_DRUNK).hasCaptain(1);
    scene.sails(3, 4, Card.BLUE_DRUNK, Card.YELLOW_RITUAL).hasCaptain(2);
    scene.at(0, 0).offDuty().with(Deck.of(Chart.QUICK));
    scene.sails(4, 1, Card.BLUE_DRUNK, Card.YELLOW_RITUAL).hasCaptain(3);
    assertThat(about(scene, 2, "found")).isEqualTo(1);
    assertThat(about(scene, 2, "drew")).isEqualTo(3);
    assertThat(about(scene, 4, "found")).isEqualTo(2);
    assertThat(about(scene, 4, "passed-on")).isEqualTo(3);
    assertThat(about(scene, 1, "found")).isEqualTo(3);
    assertThat(about(scene, 1, "drew")).isEqualTo(2);
    assertThat(about(scene, 0, "found")).isEqualTo(1);
    assertThat(about(scene, 5, "found")).isEqualTo(4);
    assertThat(about(scene, 2, "trust")).isEqualTo(4);
    assertThat(about(scene, 2, "distrust")).isEqualTo(4);
  }

  @Test
  void whatTheMermaidShowedIsAboutTheNavigationAfterWhichSheSang() {
    Scene scene = Scene.of("SPSLSP").sails(1, 2, Card.RED_MERMAID).chooses(5);
    assertThat(about(scene, 5, "mermaid")).isEqualTo(1);
    scene.sails(1, 3, Card.BLUE_DRUNK, Card.YELLOW_RITUAL);
    assertThat(about(scene, 5, "mermaid")).isEqualTo(1);
    assertThat(about(scene, 5, "top-card")).isEqualTo(3);
    assertThat(about(scene, 4, "mermaid")).isEqualTo(3);
  }

  @Test
  void whatTheTelescopeShowedIsAboutTheNavigationOfTheLastLook() {
    Scene scene = Scene.of("SPSLSP").sails(1, 2, Card.RED_TELESCOPE).chooses(5);
    scene.drawsCards(Card.YELLOW_RITUAL).plays(5, new Move.Throw());
    scene.sails(1, 3, Card.RED_TELESCOPE, Card.BLUE_DRUNK).is(Phase.TELESCOPE).chooses(5);
    assertThat(about(scene, 5, "top-card")).isEqualTo(1);
    scene.drawsCards(Card.RED_DRUNK).plays(5, new Move.Leave());
    assertThat(about(scene, 5, "top-card")).isEqualTo(2);
    assertThat(about(scene, 5, "mermaid")).isEqualTo(3);
    assertThat(about(scene, 4, "top-card")).isEqualTo(3);
  }

  @Test
  void afterAnEmergencyAClaimOfCardsIsAboutTheNavigationThatSailed() {
    Scene scene = Scene.of("SPSLSP").appoints(1, 2).shows();
    scene.drawsCards(Card.RED_DRUNK, Card.RED_DRUNK, Card.RED_DRUNK, Card.RED_DRUNK);
    scene.plays(0, new Move.PassOn(Card.RED_DRUNK)).plays(1, new Move.PassOn(Card.RED_DRUNK));
    scene.plays(2, new Move.Refuse()).plays(0, new Move.Appoint(Seat.of(4)));
    assertThat(about(scene, 0, "drew")).isEqualTo(1);
    scene.sails(Card.YELLOW_RITUAL, Card.BLUE_DRUNK).draws(4);
    assertThat(about(scene, 0, "drew")).isEqualTo(2);
    assertThat(about(scene, 4, "found")).isEqualTo(2);
  }

  private static int about(Scene scene, int seat, String form) {
    Claim claim = new Claim(form, List.of("red"));
    return Scene.RULES
        .hear(scene.state(), Seat.of(seat), claim)
        .history()
        .claims()
        .getLast()
        .round();
  }
}
