package kraken.games.shadow.mind;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import kraken.games.shadow.chapters.Scene;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.state.Claims;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.Seat;
import org.junit.jupiter.api.Test;

/** What bots say beside their claims about cards. */
class ConversationTest {

  private static final int TRIES = 200;

  /** All that a strong bot in this seat ever says here. */
  private static Set<Claim> said(Scene scene, int seat) {
    Set<Claim> said = new HashSet<>();
    for (int i = 0; i < TRIES; i++) {
      Scene.RULES
          .instincts()
          .getLast()
          .claim(scene.view(seat), Seat.of(seat), Chance.seeded(i))
          .ifPresent(said::add);
    }
    return said;
  }

  @Test
  void aBotGreetsOnceAtTheBeginning() {
    Scene scene = Scene.of("SPSLSPS");
    Claim greeting = new Claim(Claims.GREET, List.of());
    assertThat(said(scene, 0)).contains(greeting);
    assertThat(said(scene.hears(0, greeting), 0)).doesNotContain(greeting);
  }

  @Test
  void aBotThatIsAskedAnswers() {
    Scene scene = Scene.of("SPSLSPS").hears(0, new Claim(Claims.GREET, List.of()));
    scene.hears(1, new Claim(Claims.ASK, List.of("0", "trusts")));
    assertThat(said(scene, 0)).isNotEmpty().allMatch(claim -> claim.form().equals(Claims.TRUST));
    Scene search = Scene.of("SPSLSPS").hears(0, new Claim(Claims.GREET, List.of()));
    search.hears(1, new Claim(Claims.ASK, List.of("0", "search")));
    assertThat(said(search, 0)).containsExactly(new Claim(Claims.NO_ANSWER, List.of()));
  }

  @Test
  void aBotThatIsAccusedDefendsItselfWhateverItIs() {
    for (int seat : List.of(0, 1, 3)) {
      Scene scene = Scene.of("SPSLSPS").hears(seat, new Claim(Claims.GREET, List.of()));
      scene.hears(6, new Claim(Claims.ACCUSE, List.of(Integer.toString(seat), "words")));
      assertThat(said(scene, seat)).extracting(Claim::form).contains(Claims.DEFEND, Claims.I_AM);
    }
  }

  @Test
  void aBotAsksWhoeverSailedAndSaidNothing() {
    Scene scene = Scene.of("SPSLSPS").sails(1, 2, Card.RED_DRUNK);
    scene.hears(0, new Claim(Claims.DREW, List.of("red", "red")));
    assertThat(said(scene, 6)).contains(new Claim(Claims.ASK, List.of("2", "drawn")));
    scene.hears(2, new Claim(Claims.FOUND, List.of("red", "red", "red")));
    assertThat(said(scene, 6)).extracting(Claim::form).doesNotContain(Claims.ASK);
  }

  @Test
  void noMoreIsSaidInARoundThanPeopleCanRead() {
    Scene scene = Scene.of("SPSLSPS");
    for (int seat = 1; seat < 7; seat++) {
      scene.hears(seat, new Claim(Claims.GREET, List.of()));
    }
    assertThat(said(scene, 0)).isEmpty();
  }

  @Test
  void whoIsSpokenToAnswersHoweverMuchTheOthersHaveSaid() {
    Scene scene = Scene.of("SPSLSPS");
    for (int seat = 0; seat < 7; seat++) {
      scene.hears(seat, new Claim(Claims.GREET, List.of()));
    }
    scene.hears(6, new Claim(Claims.DISTRUST, List.of("0")));
    assertThat(said(scene, 0)).extracting(Claim::form).containsOnly(Claims.DEFEND, Claims.I_AM);
    for (int i = 0; i < 3; i++) {
      scene.hears(0, new Claim(Claims.DEFEND, List.of(Claims.EXCUSES.getFirst())));
      scene.hears(6, new Claim(Claims.ASK, List.of("0", "trusts")));
    }
    assertThat(said(scene, 0)).isEmpty();
  }

  @Test
  void aBotExplainsItsVote() {
    Scene scene = Scene.of("SPSLSPS").appoints(1, 2).shows(0, 0, 0, 0, 0, 0, 1);
    assertThat(said(scene, 6)).contains(new Claim(Claims.SHOT_AT, List.of("0")));
    assertThat(said(scene, 5)).contains(new Claim(Claims.STOOD_BY, List.of("0")));
  }

  @Test
  void aBotThatShowsGunsSaysWhatItHoldsAgainstTheTeam() {
    Scene scene = Scene.of("SPSLSPS").sails(1, 2, Card.RED_DRUNK).appoints(3, 4);
    scene.shows(0, 0, 0, 0, 0, 0, 1);
    assertThat(said(scene, 6))
        .filteredOn(claim -> claim.form().startsWith("shot"))
        .containsExactly(new Claim(Claims.SHOT_BECAUSE, List.of("1", "cards")));
  }

  /** After two rounds, so that bots say whom they suspect. */
  private static Scene later() {
    Scene scene = Scene.of("SPSLSPS").hasSailed(Card.RED_DRUNK, Card.RED_DRUNK);
    scene.hears(0, new Claim(Claims.DREW, List.of("red", "red")));
    return scene;
  }

  @Test
  void nobodyIsAccusedForWordsWhoHasOnlyGreeted() {
    Scene scene = later();
    for (int seat = 0; seat < 7; seat++) {
      scene.hears(seat, new Claim(Claims.GREET, List.of()));
    }
    assertThat(said(scene, 4))
        .filteredOn(claim -> claim.form().equals(Claims.ACCUSE))
        .noneMatch(claim -> claim.fillings().getLast().equals("words"));
  }

  @Test
  void noBotAccusesTheSamePlayerOfTheSameTwice() {
    Set<Claim> once = said(later(), 4);
    Set<Claim> accusations = new HashSet<>(once);
    accusations.removeIf(claim -> !claim.form().equals(Claims.ACCUSE));
    assertThat(accusations).isNotEmpty();
    for (Claim accusation : accusations) {
      Scene scene = later().hears(4, accusation).sails(1, 6, Card.RED_DRUNK);
      assertThat(said(scene, 4)).doesNotContain(accusation);
    }
  }

  @Test
  void anAnswerFitsTheReason() {
    assertThat(excuses("cards")).containsExactly("no-choice");
    assertThat(excuses("guns")).containsExactly("on-your-side");
    assertThat(excuses("words")).containsExactly("lied-about");
  }

  private static Set<String> excuses(String reason) {
    Scene scene = Scene.of("SPSLSPS").hears(0, new Claim(Claims.GREET, List.of()));
    scene.hears(6, new Claim(Claims.ACCUSE, List.of("0", reason)));
    Set<String> excuses = new HashSet<>();
    said(scene, 0).stream()
        .filter(claim -> claim.form().equals(Claims.DEFEND))
        .forEach(claim -> excuses.addAll(claim.fillings()));
    return excuses;
  }
}
