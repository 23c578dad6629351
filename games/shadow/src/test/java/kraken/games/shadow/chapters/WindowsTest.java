package kraken.games.shadow.chapters;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.games.shadow.crew.Persona;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.state.Event;
import kraken.games.shadow.state.Move;
import kraken.games.shadow.state.Phase;
import kraken.games.shadow.state.Refusals;
import kraken.games.shadow.state.View;
import kraken.kit.Refusal;
import kraken.kit.Seat;
import kraken.kit.Turn;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Ruling 2: windows tell nothing of who has answered, or who could act. */
class WindowsTest {

  private static Scene scene() {
    return Scene.of("SPSLSP")
        .with(1, Persona.GUNSLINGER)
        .with(2, Persona.BOSUN)
        .with(4, Persona.CONSULTANT);
  }

  @Test
  void allWithACharacterFaceDownAreAskedWhetherTheyCanUseItOrNot() {
    Scene scene = scene().asks(1, 2, 4);
    assertThat(scene.moves(1)).containsExactly(new Move.Pass(), new Move.Reveal());
    assertThat(scene.moves(2)).containsExactly(new Move.Pass());
    assertThat(scene.moves(0)).isEmpty();
    scene.refuses(2, new Move.Reveal(), Refusals.CHARACTER_OF_NO_USE_NOW);
    scene.refuses(0, new Move.Pass(), Refusal.Always.NOT_YOUR_TURN);
  }

  @Test
  void theDrownedAreNotAsked() {
    scene().overboard(2).asks(1, 4);
  }

  @Test
  void aPassShowsToNobodyElse() {
    Scene scene = scene();
    View before = scene.view(1);
    scene.plays(2, new Move.Pass());
    assertThat(scene.view(1)).isEqualTo(before);
    assertThat(scene.turn().toldTo(Seat.of(1)))
        .isEqualTo(new Turn.Together(Scene.seats(1, 2, 4), Scene.seats(1, 2, 4), true));
    assertThat(scene.view(2).own()).extracting(View.Own::answered).isEqualTo(true);
    scene.refuses(2, new Move.Pass(), Refusals.ANSWERED_ALREADY);
    assertThat(scene.events()).isEmpty();
  }

  @Test
  void anActShowsAtOnceAndAsksAllTheOthersAgain() {
    Scene scene = scene().plays(2, new Move.Pass()).plays(1, new Move.Reveal());
    scene.is(Phase.BEFORE_APPOINTING).asks(2, 4).hasGuns(3, 5);
    assertThat(scene.turn().awaited()).isEqualTo(Scene.seats(2, 4));
    assertThat(scene.events())
        .contains(new Event.CharacterRevealed(Seat.of(1), Persona.GUNSLINGER));
    assertThat(scene.watched().crew().get(1).character()).isEqualTo(Persona.GUNSLINGER);
    assertThat(scene.watched().crew().get(2).character()).isNull();
  }

  @Test
  void playGoesOnWhenAllHavePassed() {
    scene().passes().is(Phase.LIEUTENANT);
  }

  @Test
  void eachChapterHasItsWindow() {
    Scene scene = scene().passes().appoints(1, 2).is(Phase.TEAM_NAMED).passes();
    scene.shows().is(Phase.GUNS_SHOWN).passes().is(Phase.BEFORE_DRAWING).passes();
    scene.is(Phase.DRAWING).sails(Card.YELLOW_RITUAL).draws(4).is(Phase.AFTER_RITUAL);
    scene.passes().is(Phase.BEFORE_APPOINTING);
  }

  @Test
  void whileTheCaptainDecidesCharactersOfAnyTimeMayComeBetween() {
    Scene scene = scene().passes().is(Phase.LIEUTENANT);
    assertThat(scene.turn()).isEqualTo(new Turn.One(Seat.of(0)));
    assertThat(scene.moves(1)).containsExactly(new Move.Reveal());
    assertThat(scene.moves(4)).isEmpty();
    scene.plays(1, new Move.Reveal()).is(Phase.LIEUTENANT).hasGuns(3, 5);
    scene.refuses(1, new Move.Reveal(), Refusals.NO_CHARACTER);
    scene.refuses(1, new Move.Pass(), Refusal.Always.NOT_YOUR_TURN);
  }

  /** Where the captain decides; seat 5 has this character face down. */
  private static Scene deciding(Phase phase, Persona persona) {
    Scene scene = Scene.of("SPSLSP").with(5, persona);
    switch (phase) {
      case LIEUTENANT -> scene.passes();
      case NAVIGATOR -> scene.passes().plays(0, new Move.Appoint(Seat.of(1)));
      case EMERGENCY -> jumped(atTheHelm(scene));
      case TOKEN -> atTheHelm(scene.at(1, 1)).sails(Card.YELLOW_RITUAL);
      case MERMAID -> atTheHelm(scene).sails(Card.RED_MERMAID);
      default -> atTheHelm(scene).sails(Card.RED_TELESCOPE);
    }
    return scene.is(phase);
  }

  private static Scene atTheHelm(Scene scene) {
    return scene.passes().appoints(1, 2).passes().shows().passes().passes();
  }

  private static void jumped(Scene scene) {
    scene.drawsCards(Card.RED_DRUNK, Card.RED_DRUNK, Card.BLUE_DRUNK, Card.BLUE_DRUNK);
    scene.plays(0, new Move.PassOn(Card.RED_DRUNK)).plays(1, new Move.PassOn(Card.BLUE_DRUNK));
    scene.plays(2, new Move.Refuse());
  }

  @ParameterizedTest
  @EnumSource(names = {"LIEUTENANT", "NAVIGATOR", "EMERGENCY", "TOKEN", "MERMAID", "TELESCOPE"})
  void inEachStepOfHisTheCaptainGoesOnDecidingAfterwards(Phase phase) {
    Scene armed = deciding(phase, Persona.GUNSLINGER);
    List<Integer> choices = armed.choices(0);
    armed.plays(5, new Move.Reveal()).is(phase).hasGuns(3, 3, 3, 3, 3, 5);
    assertThat(armed.choices(0)).isNotEmpty().isEqualTo(choices);
    Scene looking = deciding(phase, Persona.LOOKOUT).plays(5, new Move.Reveal()).draws(0);
    looking.plays(5, new Move.Leave()).is(phase);
    assertThat(looking.choices(0)).isEqualTo(choices);
  }

  @Test
  void theCaptainHimselfMayAlsoReveal() {
    Scene scene = Scene.of("SPSLSP").with(0, Persona.GUNSLINGER).passes();
    assertThat(scene.moves(0)).contains(new Move.Reveal(), new Move.Appoint(Seat.of(1)));
    scene.plays(0, new Move.Reveal()).is(Phase.LIEUTENANT).hasGuns(5);
  }

  @Test
  void inTheMiddleOfALoyaltyCheckNobodyComesBetween() {
    Scene scene = scene().passes().appoints(1, 2).passes().is(Phase.LOYALTY);
    assertThat(scene.moves(1)).doesNotContain(new Move.Reveal());
    scene.refuses(1, new Move.Reveal(), Refusals.NOT_NOW);
    scene.refuses(1, new Move.Choose(Seat.of(2)), Refusals.NOT_NOW);
  }

  @Test
  void silenceInAWindowIsAPass() {
    assertThat(Scene.RULES.hasWindows()).isTrue();
    assertThat(Scene.RULES.isPass(new Move.Pass())).isTrue();
    assertThat(Scene.RULES.isPass(new Move.CloseEyes())).isFalse();
  }
}
