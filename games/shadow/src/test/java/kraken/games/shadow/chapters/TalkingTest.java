package kraken.games.shadow.chapters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.State;
import kraken.games.shadow.state.View;
import kraken.kit.Claim;
import kraken.kit.ClaimForm;
import kraken.kit.Seat;
import kraken.kit.Talk;
import org.junit.jupiter.api.Test;

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
        .containsExactly("drew", "drew-three", "passed-on", "mermaid", "top-card", "i-am", "he-is");
    assertThat(talk.claims().getFirst().takes(List.of("red", "blue"), 6)).isTrue();
    assertThat(talk.claims().getLast().takes(List.of("5", "pirate"), 6)).isTrue();
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
