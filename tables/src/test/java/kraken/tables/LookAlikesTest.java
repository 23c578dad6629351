package kraken.tables;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LookAlikesTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Anne Ray",
        "anne ray",
        "ANNE RAY",
        "AnneRay",
        "Anne-Ray.",
        "\u00c4nn\u00e9 Ray",
        "\uff21nne Ray", // wide Latin A
        "\u0410nn\u0435 R\u0430\u0443", // Cyrillic a, e, a, u
        "\u0391\u039d\u039d\u0395 RAY", // Greek upper case
      })
  void theseLookLikeAnneRay(String name) {
    assertThat(LookAlikes.are(name, "Anne Ray")).isTrue();
  }

  @ParameterizedTest
  @CsvSource({"Bill,BiII", "Lena,1ena", "Otto,0tt0", "Tom,Torn", "Wim,VVim", "Ole,\u00d8le"})
  void theseLookLikeEachOther(String name, String other) {
    assertThat(LookAlikes.are(name, other)).isTrue();
  }

  @Test
  void otherNamesAreOther() {
    assertThat(LookAlikes.are("Anna", "Anne")).isFalse();
    assertThat(LookAlikes.are("Bob", "Bob 2")).isFalse();
    assertThat(LookAlikes.are("Bob 2", "Bob 12")).isFalse();
    assertThat(LookAlikes.are("!", "?")).isFalse();
    assertThat(LookAlikes.are("\ud83d\udc19", "\ud83e\udd91")).isFalse();
    assertThat(LookAlikes.are("\u042e\u043b\u0438\u044f", "\u042e\u0440\u0438\u0439")).isFalse();
    assertThat(LookAlikes.are("\u0930\u093e\u092e", "\u0930\u092e\u093e"))
        .isFalse(); // two Hindi names
  }
}
