package kraken.kit;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class ClaimFormTest {

  private static final ClaimForm HE_IS =
      new ClaimForm(
          "he-is",
          List.of(
              new ClaimForm.Blank.Player(),
              new ClaimForm.Blank.Word(List.of("sailor", "pirate", "cultist"))));

  @Test
  void aClaimFillsEveryBlankWithWhatFits() {
    assertThat(HE_IS.takes(List.of("10", "pirate"), 11)).isTrue();
  }

  @Test
  void aClaimThatDoesNotFitIsNone() {
    assertThat(HE_IS.takes(List.of("11", "pirate"), 11)).isFalse();
    assertThat(HE_IS.takes(List.of("x", "pirate"), 11)).isFalse();
    assertThat(HE_IS.takes(List.of("1", "cook"), 11)).isFalse();
    assertThat(HE_IS.takes(List.of("1"), 11)).isFalse();
    assertThat(HE_IS.takes(List.of("1", "pirate", "pirate"), 11)).isFalse();
  }

  @Test
  void aClaimNamesThePlayersInItsBlanks() {
    assertThat(HE_IS.players(List.of("10", "pirate"))).isEqualTo(Seats.of(Seat.of(10)));
    assertThat(new ClaimForm("bare", List.of()).players(List.of())).isEqualTo(Seats.NONE);
  }
}
