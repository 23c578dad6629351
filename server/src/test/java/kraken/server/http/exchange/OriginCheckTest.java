package kraken.server.http.exchange;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OriginCheckTest {

  @Test
  void ourOwnPageAndPlainProgramsAreLetIn() {
    assertThat(OriginCheck.isOurs("http://kraken.example:8080", "kraken.example:8080")).isTrue();
    assertThat(OriginCheck.isOurs("https://Kraken.example", "kraken.example")).isTrue();
    assertThat(OriginCheck.isOurs(null, "kraken.example")).isTrue();
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
