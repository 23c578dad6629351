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
  void good_options_are_good() {
    assertThatCode(() -> OptionsAreConsistent.of(new Pebbles())).doesNotThrowAnyException();
    assertThatCode(() -> OptionsAreConsistent.of(offering(sky("sun")))).doesNotThrowAnyException();
  }

  @Test
  void two_options_must_not_share_a_name() {
    isBroken(offering(sky("sun"), sky("fog")), "two options are called sky");
  }

  @Test
  void an_option_must_take_its_standard() {
    isBroken(offering(sky("hail")), "sky does not take its standard hail");
  }

  @Test
  void somebody_must_be_able_to_play() {
    Pebbles deserted =
        new Pebbles() {
          @Override
          public About about() {
            return new About("pebbles", "Pebbles", 3, 2);
          }
        };
    isBroken(deserted, "nobody can play");
  }

  private static Option sky(String standard) {
    return new Option.Choice("sky", SKIES, standard, "What is above.");
  }

  private static void isBroken(Pebbles game, String how) {
    assertThatThrownBy(() -> OptionsAreConsistent.of(game))
        .isInstanceOf(Broken.class)
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
