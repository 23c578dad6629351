package kraken.tables.past;

import static org.assertj.core.api.Assertions.assertThat;

import kraken.jackson.Json;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SubmittedGameTest {

  private String file = "";

  @BeforeAll
  void play() throws Exception {
    file = Json.write(FinishedGame.attack(), ExportedGame.class);
  }

  private static String complaint(String text) {
    return SubmittedGame.in(text) instanceof SubmittedGame.Unfit(Flaw flaw) ? flaw.told() : "none";
  }

  @Test
  void anExportedGameCanBeRead() {
    assertThat(complaint(file)).isEqualTo("none");
    assertThat(complaint(Json.pretty(Json.read(file, ExportedGame.class), ExportedGame.class)))
        .isEqualTo("none");
  }

  @Test
  void whatIsNoGameOrOneOfAnotherFormatIsToldApart() {
    for (String other : new String[] {"", "null", "7", "ahoy", "{}", "[]", "{\"format\":null}"}) {
      assertThat(complaint(other)).as(other).isEqualTo("This is not an exported game.");
    }
    assertThat(complaint("{\"format\":\"kraken-table/1\",\"entries\":[],\"seal\":\"\"}"))
        .isEqualTo("The file has the format kraken-table/1; only kraken-table/2 can be read.");
  }

  @Test
  void aFieldThatStandsTwiceIsNamedWithItsEntry() {
    assertThat(complaint(file.replace("\"number\":3,", "\"number\":3,\"at\":5,")))
        .isEqualTo("Entry 3: \"at\" stands there twice.");
    assertThat(complaint(file.replace("\"seals\":", "\"seals\":[],\"seals\":")))
        .isEqualTo("\"seals\" stands there twice.");
    assertThat(complaint(file.replaceFirst("\"type\":\"Started\"", "$0,$0")))
        .matches("Entry \\d+: \"fact.type\" stands there twice.");
  }

  @Test
  void whatIsNullOrMissingIsNamedWithItsEntry() {
    assertThat(complaint(file.replaceFirst("\"number\":4,\"at\":\\d+", "\"number\":4,\"at\":null")))
        .isEqualTo("Entry 4: \"at\" is missing or has the wrong form.");
    assertThat(complaint(file.replaceFirst("\"number\":4,\"at\":\\d+,", "\"number\":4,")))
        .isEqualTo("Entry 4: \"at\" is missing or has the wrong form.");
    assertThat(complaint(file.replaceFirst("\"luckHash\":\"\\w+\"", "\"luckHash\":null")))
        .isEqualTo("Entry 1: \"fact.luckHash\" is missing or has the wrong form.");
    assertThat(complaint(file.replaceFirst("\"numbers\":\\[\\d+", "\"numbers\":[null")))
        .matches("Entry \\d+: \"fact.numbers.*\" is missing or has the wrong form.");
    assertThat(complaint(file.replaceFirst("\\{\"number\":2,", "null,$0")))
        .isEqualTo("Entry 2: Something in it is missing or has the wrong form.");
    assertThat(complaint(file.replaceFirst("\"seals\":\\[", "\"seals\":[null,")))
        .isEqualTo("\"seals.1\" is missing or has the wrong form.");
  }
}
