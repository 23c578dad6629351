package kraken.server.http.exchange;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;

class OriginCheckTest {

  @Test
  void ourOwnPageAndPlainProgramsAreLetIn() {
    assertThat(OriginCheck.isOurs("http://kraken.example:8080", "kraken.example:8080")).isTrue();
    assertThat(OriginCheck.isOurs("https://Kraken.example", "kraken.example")).isTrue();
    assertThatCode(() -> OriginCheck.check(List.of(), "kraken.example")).doesNotThrowAnyException();
  }

  @Test
  void ofTwoOriginsBothMustBeOurs() {
    List<String> both = List.of("https://kraken.example", "https://evil.example");
    assertThatThrownBy(() -> OriginCheck.check(both, "kraken.example"))
        .isInstanceOf(ProblemException.class);
    assertThatThrownBy(() -> OriginCheck.check(both.reversed(), "kraken.example"))
        .isInstanceOf(ProblemException.class);
  }

  @Test
  void pagesOfOtherSitesAreNot() {
    assertThat(OriginCheck.isOurs("https://evil.example", "kraken.example")).isFalse();
    assertThat(OriginCheck.isOurs("http://kraken.example:81", "kraken.example:80")).isFalse();
    assertThat(OriginCheck.isOurs("null", "kraken.example")).isFalse();
    assertThat(OriginCheck.isOurs("no address", "kraken.example")).isFalse();
    assertThat(OriginCheck.isOurs("https://evil.example", null)).isFalse();
  }
}
