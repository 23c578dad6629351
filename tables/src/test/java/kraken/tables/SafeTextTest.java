package kraken.tables;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SafeTextTest {

  private static final String OCTOPUS = "\ud83d\udc19";
  private static final String PIRATE_FLAG = "\ud83c\udff4\u200d\u2620\ufe0f";

  private static final String KEYCAP = "1\ufe0f\u20e3";

  /** A Hebrew letter with a point inside, one above and a vowel. */
  private static final String POINTED_SHIN = "\u05e9\u05bc\u05c1\u05b8";

  @Test
  void aNameHasUpTo24SignsHoweverTheyAreEncoded() {
    assertThat(SafeText.name(OCTOPUS.repeat(24))).contains(OCTOPUS.repeat(24));
    assertThat(SafeText.name(OCTOPUS.repeat(25))).isEmpty();
    assertThat(SafeText.name("x".repeat(25))).isEmpty();
  }

  @Test
  void signsThatAreJoinedStayWhole() {
    assertThat(SafeText.name(PIRATE_FLAG)).contains(PIRATE_FLAG);
    assertThat(SafeText.name("\u200dAnne\u200d ")).contains("Anne");
  }

  @Test
  void whatCouldTurnOrHideTheTextAroundIsTakenOut() {
    assertThat(SafeText.name("An\u202en\u200be")).contains("Anne");
    assertThat(SafeText.name("An\ud83dne")).contains("Anne");
  }

  @Test
  void aLetterCarriesAtMostFourMarks() {
    assertThat(SafeText.name("e\u0302" + "\u0301".repeat(9) + "n"))
        .contains("e\u0302" + "\u0301".repeat(3) + "n");
    assertThat(SafeText.words("e" + "\u0301\u200d".repeat(9) + "n"))
        .contains("e" + "\u0301\u200d".repeat(4) + "n");
    assertThat(SafeText.name(KEYCAP)).contains(KEYCAP);
    assertThat(SafeText.name(POINTED_SHIN)).contains(POINTED_SHIN);
  }

  @Test
  void whateverSeparatesIsOneSpace() {
    assertThat(SafeText.words(" Ahoy,\r\n\u00a0crew!\u2028")).contains("Ahoy, crew!");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "\u0007", "\u00a0", "\u200d", "\u2060", "\ufe0f", "\u3164", "\u2800"})
  void aNameThatNobodyWouldSeeIsNone(String unseen) {
    assertThat(SafeText.name(unseen + unseen)).isEmpty();
  }
}
