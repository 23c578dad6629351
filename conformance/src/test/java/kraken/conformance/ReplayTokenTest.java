package kraken.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import kraken.conformance.checks.BrokenCheck;
import kraken.conformance.checks.GamesEnd;
import kraken.conformance.checks.Secret;
import kraken.conformance.play.Choices;
import kraken.kit.Numbers;
import kraken.kit.Settings;
import kraken.kit.Setup;
import kraken.kit.Viewer;
import org.junit.jupiter.api.Test;

class ReplayTokenTest {

  private static final Setup SETUP =
      new Setup(3, Settings.of(Map.of("crew", "cook,bosun", "odd name", "50 % & more")));
  private static final Choices CHOICES =
      new Choices(List.of(Numbers.of(7, 0, 1), Numbers.NONE, Numbers.of(65535)));

  @Test
  void aTokenIsOneWordAndReadsTheSame() {
    for (BrokenCheck charge :
        List.of(
            BrokenCheck.of(GamesEnd.class),
            BrokenCheck.of(GamesEnd.class, new Secret(Viewer.WATCHER, "roles")))) {
      ReplayToken token = new ReplayToken("mutiny", charge, SETUP, CHOICES);
      assertThat(token.text()).matches("[A-Za-z0-9_-]+");
      assertThat(ReplayToken.read(token.text())).isEqualTo(token);
    }
  }

  @Test
  void anythingElseIsNoToken() {
    for (String text : List.of("", "hello", "eJw", "!")) {
      assertThatThrownBy(() -> ReplayToken.read(text))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("not the token of a game");
    }
  }
}
