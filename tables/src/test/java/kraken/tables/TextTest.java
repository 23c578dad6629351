package kraken.tables;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextTest {

  private static final String OCTOPUS = "\ud83d\udc19";
  private static final String PIRATE_FLAG = "\ud83c\udff4\u200d\u2620\ufe0f";

  @Test
  void aNameHasUpTo24SignsHoweverTheyAreEncoded() {
    assertThat(Text.name(OCTOPUS.repeat(24))).contains(OCTOPUS.repeat(24));
    assertThat(Text.name(OCTOPUS.repeat(25))).isEmpty();
    assertThat(Text.name("x".repeat(25))).isEmpty();
  }

  @Test
  void signsThatAreJoinedStayWhole() {
    assertThat(Text.name(PIRATE_FLAG)).contains(PIRATE_FLAG);
    assertThat(Text.name("\u200dAnne\u200d ")).contains("Anne");
  }

  @Test
  void whatCouldTurnOrHideTheTextAroundIsTakenOut() {
    assertThat(Text.name("An\u202en\u200be")).contains("Anne");
    assertThat(Text.name("An\ud83dne")).contains("Anne");
  }

  @Test
  void whateverSeparatesIsOneSpace() {
    assertThat(Text.words(" Ahoy,\r\n\u00a0crew!\u2028")).contains("Ahoy, crew!");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "\u0007", "\u00a0", "\u200d", "\u2060", "\ufe0f", "\u3164", "\u2800"})
  void aNameThatNobodyWouldSeeIsNone(String unseen) {
    assertThat(Text.name(unseen + unseen)).isEmpty();
  }
}
