package kraken.kit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.lang.reflect.Proxy;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SetupTest {

  private static final List<Option> OPTIONS =
      List.of(
          new Option.Switch("fog", true, "Thick fog."),
          new Option.Count("islands", 1, 3, 2, "How many islands."),
          new Option.Choice("chart", List.of("quick", "long"), "long", "Which chart."),
          new Option.Selection(
              "guests", List.of("cook", "bosun", "minstrel"), List.of("bosun"), "Who comes."));

  /** A game that has a name and options, and nothing else. */
  @SuppressWarnings("unchecked")
  private static final Game<Object, Object, Object, Object> BOX =
      (Game<Object, Object, Object, Object>)
          Proxy.newProxyInstance(
              SetupTest.class.getClassLoader(),
              new Class<?>[] {Game.class},
              (proxy, method, arguments) ->
                  switch (method.getName()) {
                    case "about" -> new About("box", "The Box", 2, 4, 1);
                    case "options" -> OPTIONS;
                    default -> throw new UnsupportedOperationException(method.getName());
                  });

  @Test
  void whatIsLeftOpenHasItsStandardValue() {
    Settings settings = Setup.standard(BOX, 2).settings();
    assertThat(settings.isOn("fog")).isTrue();
    assertThat(settings.count("islands")).isEqualTo(2);
    assertThat(settings.choice("chart")).isEqualTo("long");
    assertThat(settings.selection("guests")).containsExactly("bosun");
  }

  @Test
  void whatIsAskedForIsTaken() {
    Settings settings =
        Setup.of(
                BOX,
                4,
                Map.of("fog", "off", "islands", "3", "chart", "quick", "guests", "cook,minstrel"))
            .settings();
    assertThat(settings.isOn("fog")).isFalse();
    assertThat(settings.count("islands")).isEqualTo(3);
    assertThat(settings.choice("chart")).isEqualTo("quick");
    assertThat(settings.selection("guests")).containsExactly("cook", "minstrel");
    assertThat(Setup.of(BOX, 2, Map.of("guests", "")).settings().selection("guests")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = ';',
      value = {
        "fog; yes; The option fog is on or off, not \"yes\".",
        "islands; 4; The option islands is 1 to 3, not \"4\".",
        "islands; many; The option islands is 1 to 3, not \"many\".",
        "chart; short; The option chart is quick, long, not \"short\".",
        "guests; bosun,cook; The option guests is any of cook,bosun,minstrel, with commas and in"
            + " this order, not \"bosun,cook\".",
        "guests; thief; The option guests is any of cook,bosun,minstrel, with commas and in this"
            + " order, not \"thief\".",
        "rum; on; The Box with 2 players has no option \"rum\". It has: fog, islands, chart,"
            + " guests."
      })
  void aWrongWishIsAnsweredWithWhatWouldBeRight(String name, String value, String because) {
    assertThat(Setup.read(BOX, 2, Map.of(name, value))).isEqualTo(new Setup.Reading.Unfit(because));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Setup.of(BOX, 2, Map.of(name, value)))
        .withMessage(because);
  }

  @ParameterizedTest
  @CsvSource({"1", "5", "-3"})
  void aWrongNumberOfPlayersIsNamed(int players) {
    assertThat(Setup.read(BOX, players, Map.of()))
        .isEqualTo(new Setup.Reading.Unfit("The Box is for 2 to 4 players, not " + players + "."));
  }

  @Test
  void everySampleOfAnOptionIsAValueOfIt() {
    for (Option option : OPTIONS) {
      assertThat(option.samples()).contains(option.standard()).allMatch(option::takes);
      assertThat(option.samples()).doesNotHaveDuplicates();
    }
  }

  @Test
  void theSamplesOfASelectionHaveEachMemberAloneAndLeftOut() {
    assertThat(OPTIONS.getLast().samples())
        .contains("", "cook", "bosun,minstrel", "cook,bosun,minstrel");
  }

  @Test
  void anOptionThatIsNotThereIsABug() {
    Settings settings = Setup.standard(BOX, 2).settings();
    assertThat(settings.isOn("rum")).isFalse();
    assertThatIllegalArgumentException().isThrownBy(() -> settings.count("rum"));
  }
}
