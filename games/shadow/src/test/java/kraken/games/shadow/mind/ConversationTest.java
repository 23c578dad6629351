package kraken.games.shadow.mind;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import kraken.games.shadow.chapters.Scene;
import kraken.games.shadow.sea.Card;
import kraken.games.shadow.state.Claims;
import kraken.games.shadow.state.Move;
import kraken.kit.Chance;
import kraken.kit.Claim;
import kraken.kit.Seat;
import org.junit.jupiter.api.Test;

/** What bots say beside their claims about cards. */
class ConversationTest {

  private static final int TRIES = 200;

  /** All that a strong bot in this seat ever says here. */
  private static Set<Claim> said(Scene scene, int seat) {
    return asked(scene, seat).flatMap(Optional::stream).collect(Collectors.toSet());
  }

  /** What it says here at once, which it does without fail. */
  private static Set<Claim> replies(Scene scene, int seat) {
    assertThat(asked(scene, seat)).allMatch(Optional::isPresent);
    return said(scene, seat);
  }

  private static Stream<Optional<Claim>> asked(Scene scene, int seat) {
    return IntStream.range(0, TRIES)
        .mapToObj(i ->
            Scene.RULES
                .instincts()
                .getLast()
                .claim(scene.view(seat), Seat.of(seat), Chance.seeded(i)));
  }

  private static Claim claim(String form, String... fillings) {
    return new Claim(form, List.of(fillings));
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
    assertThat(replies(scene, 0)).allMatch(claim -> claim.form().equals(Claims.TRUST));
  }

  @Test
  void aQuestionIsAnsweredByNobodyElse() {
    Scene scene = Scene.of("SPSLSPS").sails(1, 2, Card.RED_DRUNK);
    scene.hears(6, claim(Claims.ASK, "2", "drawn"));
    for (int other : List.of(3, 4, 5)) {
      assertThat(said(scene, other))
          .extracting(Claim::form)
          .doesNotContain(Claims.NO_ANSWER, Claims.HAD_NONE, Claims.FOUND, Claims.DEFEND);
    }
  }

  @Test
  void aBotThatIsAskedForWhatItHasNotGotSaysSo() {
    Scene scene = Scene.of("SPSLSPS").sails(1, 2, Card.BLUE_DRUNK);
    assertThat(asked(scene, 5, "drawn")).containsExactly(claim(Claims.HAD_NONE, "no-cards"));
    assertThat(asked(scene, 5, "search")).containsExactly(claim(Claims.HAD_NONE, "no-search"));
    assertThat(asked(Scene.of("SPSLSPS"), 5, "vote"))
        .containsExactly(claim(Claims.HAD_NONE, "no-vote"));
  }

  private static Set<Claim> asked(Scene scene, int seat, String topic) {
    scene.hears(6, claim(Claims.ASK, Integer.toString(seat), topic));
    return replies(scene, seat);
  }

  @Test
  void whoHasSpokenOfItsCardsSaysTheSameAgain() {
    Scene scene = Scene.of("SPSLSPS").sails(1, 2, Card.RED_DRUNK);
    scene.hears(2, claim(Claims.FOUND, "red", "red", "red"));
    assertThat(asked(scene, 2, "drawn")).containsExactly(claim(Claims.FOUND, "red", "red", "red"));
  }

  @Test
  void theLastVoteCanBeAskedForInTheNextRound() {
    Scene scene = Scene.of("SPSLSPS").sails(1, 2, Card.BLUE_DRUNK);
    assertThat(asked(scene, 5, "vote")).containsExactly(claim(Claims.STOOD_BY, "0"));
  }

  @Test
  void anAnswerComesBeforeAllElse() {
    Scene scene = Scene.of("SPSLSPS").sails(1, 2, Card.RED_DRUNK);
    assertThat(said(scene, 2)).extracting(Claim::form).containsOnly(Claims.FOUND);
    assertThat(asked(scene, 2, "trusts")).extracting(Claim::form).containsOnly(Claims.TRUST);
    scene.hears(2, claim(Claims.FOUND, "red", "red", "red"));
    assertThat(replies(scene, 2)).extracting(Claim::form).containsOnly(Claims.TRUST);
    scene.hears(2, claim(Claims.TRUST, "4"));
    assertThat(said(scene, 2)).doesNotContain(claim(Claims.TRUST, "4"));
  }

  @Test
  void aBotThatIsAccusedDefendsItselfWhateverItIs() {
    for (int seat : List.of(0, 1, 3)) {
      Scene scene = Scene.of("SPSLSPS").hears(seat, new Claim(Claims.GREET, List.of()));
      scene.hears(6, new Claim(Claims.ACCUSE, List.of(Integer.toString(seat), "words")));
      assertThat(replies(scene, seat))
          .extracting(Claim::form)
          .containsOnly(Claims.DEFEND, Claims.I_AM);
    }
  }

  @Test
  void anAccusationIsAnsweredInTheNextRoundIfTheRulesAskedForSilence() {
    Scene scene = Scene.of("SPSLSPS").appoints(1, 2).shows();
    scene.hears(6, claim(Claims.DISTRUST, "2")).sails(Card.BLUE_DRUNK, Card.RED_DRUNK);
    assertThat(replies(scene, 2)).extracting(Claim::form).containsOnly(Claims.DEFEND, Claims.I_AM);
  }

  @Test
  void anAccusationWaitsUntilTheLastOfSeveralNavigatorsHasSailed() {
    Scene scene = Scene.of("SPSLSPS").appoints(1, 2).shows();
    scene.drawsCards(Card.RED_DRUNK, Card.RED_DRUNK, Card.RED_DRUNK, Card.RED_DRUNK);
    scene.hears(6, claim(Claims.DISTRUST, "1"));
    scene.plays(0, new Move.PassOn(Card.RED_DRUNK)).plays(1, new Move.PassOn(Card.RED_DRUNK));
    scene.plays(2, new Move.Refuse()).plays(0, new Move.Appoint(Seat.of(4)));
    scene.sails(Card.BLUE_DRUNK, Card.YELLOW_RITUAL);
    assertThat(replies(scene, 1)).extracting(Claim::form).containsOnly(Claims.DEFEND, Claims.I_AM);
  }

  @Test
  void nobodyDefendsItselfInTheSameWordsTwiceInARound() {
    Scene scene = Scene.of("SPSLSPS");
    for (int i = 0; i < 3; i++) {
      scene.hears(6, claim(Claims.ACCUSE, "0", "cards"));
      Claim defence = replies(scene, 0).iterator().next();
      scene.hears(0, defence).hears(6, claim(Claims.ACCUSE, "0", "cards"));
      assertThat(replies(scene, 0)).doesNotContain(defence);
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
    for (int i = 0; i < 5; i++) {
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

  @Test
  void aBotOfTheTeamAsksWhoeverHasShownGunsAndSaidNothing() {
    Scene scene = Scene.of("SPSLSPS").sails(1, 2, Card.BLUE_DRUNK).appoints(3, 4);
    scene.shows(0, 0, 0, 0, 0, 0, 1);
    for (int i = 0; i < 3; i++) {
      scene.hears(i, claim(Claims.PASSED_ON, "red"));
    }
    Claim question = claim(Claims.ASK, "6", "vote");
    assertThat(said(scene, 4)).contains(question);
    assertThat(said(scene, 5)).doesNotContain(question);
    assertThat(said(scene.hears(3, question), 4)).doesNotContain(question);
  }

  @Test
  void aBotAsksWhoeverHasSearchedACabinAndSaidNothing() {
    Scene scene = Scene.of("SPSLSPS").hasSailed(Card.YELLOW_RITUAL);
    scene.sails(2, 4, Card.BLUE_DISARMED).chooses(1);
    scene.hears(0, claim(Claims.DREW, "blue", "red"));
    scene.hears(4, claim(Claims.FOUND, "blue", "red", "red"));
    Claim question = claim(Claims.ASK, "0", "search");
    assertThat(said(scene, 5)).contains(question);
    scene.hears(0, claim(Claims.HE_IS, "1", "pirate"));
    assertThat(said(scene, 5)).doesNotContain(question);
  }

  @Test
  void nobodySaysUnaskedWhatAnotherHasJustSaid() {
    Scene scene = Scene.of("SPSLSPS").appoints(1, 2).shows(0, 0, 0, 0, 0, 0, 1);
    Claim trust = claim(Claims.STOOD_BY, "0");
    assertThat(said(scene, 5)).contains(trust);
    assertThat(said(scene.hears(3, trust), 5)).doesNotContain(trust);
  }

  /** After two rounds, so that bots say whom they suspect. */
  private static Scene later() {
    return Scene.of("SPSLSPS").sails(1, 2, Card.RED_DRUNK).hasSailed(Card.RED_DRUNK);
  }

  private static Set<Claim> accusations(Scene scene) {
    return said(scene, 4).stream()
        .filter(claim -> claim.form().equals(Claims.ACCUSE))
        .collect(Collectors.toSet());
  }

  @Test
  void nobodyIsAccusedForWordsThatNothingContradicts() {
    Scene scene = later();
    scene.hears(1, claim(Claims.TRUST, "4")).hears(2, claim(Claims.TRUST, "4"));
    assertThat(accusations(scene))
        .isNotEmpty()
        .noneMatch(claim -> claim.fillings().getLast().equals("words"));
  }

  @Test
  void nobodyAccusesAPlayerOfWhatAnyoneHasJustSaid() {
    Set<Claim> once = accusations(later());
    assertThat(once).isNotEmpty();
    for (Claim accusation : once) {
      assertThat(accusations(later().hears(4, accusation))).doesNotContain(accusation);
      assertThat(accusations(later().hears(5, accusation))).doesNotContain(accusation);
    }
  }

  @Test
  void whoeverIsBeliedAccusesTheOther() {
    Scene scene = Scene.of("SPSLSPS").sails(1, 2, Card.RED_DRUNK);
    scene.hears(0, claim(Claims.DREW, "blue", "blue"));
    scene.hears(2, claim(Claims.FOUND, "red", "red", "red"));
    assertThat(said(scene, 0)).contains(claim(Claims.ACCUSE, "2", "words"));
    assertThat(said(scene, 2)).contains(claim(Claims.ACCUSE, "0", "words"));
    assertThat(said(scene, 5)).extracting(Claim::form).doesNotContain(Claims.ACCUSE);
  }

  @Test
  void anAnswerFitsTheReason() {
    assertThat(excuses("cards")).containsExactly("no-choice");
    assertThat(excuses("guns")).containsExactly("on-your-side");
    assertThat(excuses("words")).containsExactly("lied-about");
    Scene scene = Scene.of("SPSLSPS").hears(6, claim(Claims.HE_IS, "0", "pirate"));
    assertThat(replies(scene, 0))
        .containsOnly(claim(Claims.DEFEND, "lied-about"), claim(Claims.I_AM, "sailor"));
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
