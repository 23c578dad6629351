package kraken.conformance.checks;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import kraken.conformance.pebbles.Pebbles;
import kraken.kit.About;
import kraken.kit.Option;
import org.junit.jupiter.api.Test;

class OptionsAreConsistentTest {

  private static final List<String> SKIES = List.of("sun", "fog");

  @Test
  void goodOptionsAreGood() {
    assertThatCode(() -> OptionsAreConsistent.of(new Pebbles())).doesNotThrowAnyException();
    assertThatCode(() -> OptionsAreConsistent.of(offering(sky("sun")))).doesNotThrowAnyException();
  }

  @Test
  void twoOptionsMustNotShareAName() {
    isBroken(offering(sky("sun"), sky("fog")), "two options are called sky");
  }

  @Test
  void anOptionMustTakeItsStandard() {
    isBroken(offering(sky("hail")), "sky does not take its standard hail");
  }

  @Test
  void somebodyMustBeAbleToPlay() {
    Pebbles deserted =
        new Pebbles() {
          @Override
          public About about() {
            return new About("pebbles", "Pebbles", 3, 2, 1);
          }
        };
    isBroken(deserted, "nobody can play");
  }

  private static Option sky(String standard) {
    return new Option.Choice("sky", SKIES, standard, "What is above.");
  }

  private static void isBroken(Pebbles game, String how) {
    assertThatThrownBy(() -> OptionsAreConsistent.of(game))
        .isInstanceOf(CheckFailedException.class)
        .hasMessageContaining(how);
  }

  private static Pebbles offering(Option... options) {
    return new Pebbles() {
      @Override
      public List<Option> options(int players) {
        return List.of(options);
      }
    };
  }
}
