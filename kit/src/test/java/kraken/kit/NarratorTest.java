package kraken.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class NarratorTest {

  @Test
  void anAudienceIsWhoMayHear() {
    Audience one = Audience.only(Seat.of(2));
    assertThat(one.includes(Seat.of(2))).isTrue();
    assertThat(one.includes(Seat.of(1))).isFalse();
    assertThat(one.includes(Viewer.WATCHER)).isFalse();
    assertThat(Viewer.all(11)).hasSize(12).allMatch(Audience.EVERYBODY::includes);
  }

  @Test
  void whatIsToldToAllIsToldToEverybody() {
    List<Object> told = new ArrayList<>();
    Narrator<String> narrator =
        (audience, event) -> {
          told.add(audience);
          told.add(event);
        };
    narrator.tellAll("land");
    Narrator.<String>none().tellAll("nobody hears this");
    assertThat(told).containsExactly(Audience.EVERYBODY, "land");
  }

  @Test
  void aRefusalWhereNoneCouldBeIsABug() {
    assertThat(new Answer.Next<>("next").orThrow()).isEqualTo("next");
    assertThatIllegalStateException()
        .isThrownBy(() -> new Answer.Refused<>(Refusal.Always.GAME_OVER).orThrow())
        .withMessageContaining("GAME_OVER");
  }
}
