package kraken.games.shadow.mind;

import static kraken.games.shadow.sea.Card.BLUE_DISARMED;
import static kraken.games.shadow.sea.Card.BLUE_DRUNK;
import static kraken.games.shadow.sea.Card.RED_DRUNK;
import static kraken.games.shadow.sea.Card.RED_MERMAID;
import static kraken.games.shadow.sea.Card.YELLOW_RITUAL;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.shadow.chapters.Scene;
import kraken.games.shadow.crew.Side;
import kraken.games.shadow.sea.Chart;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.View;
import kraken.kit.Belief;
import kraken.kit.Claim;
import kraken.kit.Instinct;
import kraken.kit.Seat;
import org.junit.jupiter.api.Test;

/** What a strong bot makes of what others do and say. */
class DeductionTest {

  private static final int VIEWER = 4;

  private static Beliefs beliefs(Scene scene) {
    View view = scene.view(VIEWER);
    return new Deduction(view, Seat.of(VIEWER), new Prospects(view, true));
  }

  private static double piracy(Scene scene, int suspect) {
    return beliefs(scene).on(Seat.of(suspect), Side.PIRATES);
  }

  @Test
  void whoeverRepeatsHimselfConvincesNobody() {
    Scene scene = Scene.of("SPSLSPS");
    Claim claim = new Claim("he-is", List.of("2", "pirate"));
    double before = piracy(scene, 2);
    scene.hears(0, claim);
    double once = piracy(scene, 2);
    for (int i = 0; i < 20; i++) {
      scene.hears(0, claim).hears(0, new Claim("distrust", List.of("2")));
    }
    assertThat(once).isGreaterThan(before).isLessThan(0.6);
    assertThat(piracy(scene, 2)).isEqualTo(once);
  }

  @Test
  void whoLooksBackIsToldWhatASeatTookEachOtherFor() {
    Scene scene = Scene.of("SPSLSPS");
    Instinct<View, Move> mind = Scene.RULES.instincts().getLast();
    List<Belief> ofASailor = mind.beliefs(scene.view(VIEWER), Seat.of(VIEWER));
    List<Belief> ofAPirate = mind.beliefs(scene.view(1), Seat.of(1));
    assertThat(ofASailor)
        .extracting(Belief::about)
        .contains(Seat.of(0), Seat.of(6))
        .doesNotContain(Seat.of(VIEWER));
    assertThat(ofAPirate).contains(new Belief(Seat.of(5), "pirate", 100));
  }

  @Test
  void gunsAgainstATeamTellOfThoseWhoShowThem() {
    Scene loyal = Scene.of("SPSLSPS").at(0, 8).appoints(1, 2).shows();
    Scene armed = Scene.of("SPSLSPS").at(0, 8).appoints(1, 2).shows(0, 0, 0, 0, 0, 2, 0);
    assertThat(piracy(armed, 5)).isNotEqualTo(piracy(loyal, 5));
  }

  @Test
  void whoIsNoSailorAfterAConversionMayHaveBeenDealtOne() {
    Scene scene = Scene.of(Chart.LONG, "SPSLSPS").sails(1, 2, YELLOW_RITUAL).draws(0);
    scene.plays(3, new Move.Convert(Seat.of(4))).closesEyes();
    scene.at(-1, 5).sails(3, 5, YELLOW_RITUAL, BLUE_DRUNK).chooses(4).draws(0);
    View ofAPirate = scene.view(1);
    Beliefs beliefs = new Deduction(ofAPirate, Seat.of(1), new Prospects(ofAPirate, true));
    assertThat(beliefs.leads(Seat.of(4))).isBetween(0.3, 0.9);
    assertThat(beliefs.on(Seat.of(3), Side.CULT)).isPositive();
  }

  @Test
  void whomTheLeaderGivesGunsMayBeTheLeader() {
    Scene scene = Scene.of("SPSLSPS").sails(1, 2, YELLOW_RITUAL);
    scene.draws(3).is(Phase.STASH);
    Seat three = Seat.of(3);
    scene.plays(3, new Move.Stash(three, three, three)).closesEyes();
    assertThat(beliefs(scene).leads(three)).isGreaterThan(beliefs(scene).leads(Seat.of(6)));
  }

  @Test
  void whoeverJumpsRatherThanSailIntoTheCoveIsNoPirate() {
    Scene scene =
        Scene.of("SPSLSPS")
            .hasSailed(RED_DRUNK, RED_DRUNK, RED_DRUNK, RED_DRUNK)
            .appoints(1, 2)
            .shows()
            .drawsCards(RED_DRUNK, RED_DRUNK, RED_DRUNK, RED_MERMAID)
            .plays(0, new Move.PassOn(RED_DRUNK))
            .plays(1, new Move.PassOn(RED_MERMAID))
            .plays(2, new Move.Refuse());
    assertThat(piracy(scene, 2)).isLessThan(0.1);
    assertThat(piracy(scene, 1)).isGreaterThan(piracy(scene, 6));
  }

  @Test
  void whomACaptainFavoursTellsOfBoth() {
    Scene scene = Scene.of("SPSLSPS").sails(1, 2, RED_DRUNK);
    assertThat(piracy(scene, 0)).isGreaterThan(piracy(scene, 6));
    assertThat(piracy(scene, 2)).isGreaterThan(piracy(scene, 6));
  }

  @Test
  void aSearcherIsBelievedMoreThanMereTalk() {
    Scene searched =
        Scene.of("SPSLSPS")
            .hasSailed(YELLOW_RITUAL)
            .sails(2, 6, BLUE_DISARMED)
            .is(Phase.TOKEN)
            .chooses(1);
    double before = piracy(searched, 1);
    searched.hears(0, new Claim("he-is", List.of("1", "pirate")));
    double reported = piracy(searched, 1) - before;
    Scene talk = Scene.of("SPSLSPS");
    double silent = piracy(talk, 1);
    talk.hears(0, new Claim("he-is", List.of("1", "pirate")));
    assertThat(reported).isGreaterThan(2 * (piracy(talk, 1) - silent));
  }
}
