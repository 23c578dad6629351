package kraken.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class OriginsTest {

  @Test
  void ourOwnPageAndPlainProgramsAreLetIn() {
    assertThat(Origins.isOurs("http://kraken.example:8080", "kraken.example:8080")).isTrue();
    assertThat(Origins.isOurs("https://Kraken.example", "kraken.example")).isTrue();
    assertThat(Origins.isOurs(null, "kraken.example")).isTrue();
  }

  @Test
  void pagesOfOtherSitesAreNot() {
    assertThat(Origins.isOurs("https://evil.example", "kraken.example")).isFalse();
    assertThat(Origins.isOurs("http://kraken.example:81", "kraken.example:80")).isFalse();
    assertThat(Origins.isOurs("null", "kraken.example")).isFalse();
    assertThat(Origins.isOurs("no address", "kraken.example")).isFalse();
    assertThat(Origins.isOurs("https://evil.example", null)).isFalse();
  }
}
