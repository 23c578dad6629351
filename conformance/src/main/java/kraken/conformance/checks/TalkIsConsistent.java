package kraken.conformance.checks;

import java.util.HashSet;
import java.util.Set;
import kraken.conformance.play.Position;
import kraken.kit.ClaimForm;
import kraken.kit.Seat;
import kraken.kit.Talk;

/** A seat that may not speak may not claim either, and claims have different names. */
public final class TalkIsConsistent<S, M, V, E> implements Check<S, M, V, E> {

  @Override
  public void at(Position<S, M, V, E> position) {
    for (Seat seat : position.seats()) {
      Talk talk = position.talk(seat);
      Expect.that(
          talk.words() || talk.claims().isEmpty(), () -> seat + " is silent, but may claim");
      Set<String> names = new HashSet<>();
      for (ClaimForm form : talk.claims()) {
        Expect.that(!form.name().isBlank(), () -> "a claim without a name: " + form);
        Expect.that(names.add(form.name()), () -> "two claims are called " + form.name());
        Expect.that(
            position.subject().game().claims().contains(form),
            () -> form.name() + " is not among all claims of the game");
        form.blanks().forEach(blank -> canBeFilled(form, blank));
      }
    }
  }

  private static void canBeFilled(ClaimForm form, ClaimForm.Blank blank) {
    if (blank instanceof ClaimForm.Blank.Word(var among)) {
      Expect.that(
          !among.isEmpty() && new HashSet<>(among).size() == among.size(),
          () -> "the words for " + form.name() + " are none, or some twice: " + among);
    }
  }
}
