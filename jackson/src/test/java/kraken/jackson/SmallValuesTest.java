package kraken.jackson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import kraken.kit.Audience;
import kraken.kit.ClaimForm;
import kraken.kit.Numbers;
import kraken.kit.Option;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Settings;
import kraken.kit.Setup;
import kraken.kit.Talk;
import kraken.kit.Turn;
import kraken.kit.Viewer;
import org.junit.jupiter.api.Test;
import tools.jackson.core.JacksonException;

class SmallValuesTest {

  private static final Seats SEATS = Seats.of(Seat.of(0), Seat.of(3));

  record Row(Seat seat, Seats seats, Viewer viewer, Viewer watcher, Numbers numbers) {}

  @Test
  void smallValuesAreWrittenAsWhatTheyStandFor() {
    Row row = new Row(Seat.of(3), SEATS, Seat.of(1), Viewer.WATCHER, Numbers.of(6, 5));
    survives(
        row,
        Row.class,
        "{\"seat\":3,\"seats\":[0,3],\"viewer\":1,\"watcher\":\"watcher\",\"numbers\":[6,5]}");
  }

  @Test
  void turnsSurvive() {
    survives(new Turn.One(Seat.of(2)), Turn.class, "{\"type\":\"One\",\"seat\":2}");
    survives(
        new Turn.Together(SEATS, Seats.NONE, true),
        Turn.class,
        "{\"type\":\"Together\",\"asked\":[0,3],\"awaited\":[],\"window\":true}");
    survives(new Turn.Sea(Numbers.of(6)), Turn.class, "{\"type\":\"Sea\",\"bounds\":[6]}");
    survives(
        new Turn.Over(new Outcome.Crew(2, true, "escaped")),
        Turn.class,
        "{\"type\":\"Over\",\"outcome\":"
            + "{\"type\":\"Crew\",\"players\":2,\"won\":true,\"ending\":\"escaped\"}}");
  }

  @Test
  void talkAndAudiencesSurvive() {
    List<ClaimForm.Blank> blanks =
        List.of(new ClaimForm.Blank.Player(), new ClaimForm.Blank.Word(List.of("crew", "traitor")));
    survives(
        new Talk(false, true, List.of(new ClaimForm("saw", blanks))),
        Talk.class,
        "{\"words\":false,\"emotes\":true,\"claims\":[{\"name\":\"saw\",\"blanks\":"
            + "[{\"type\":\"Player\"},{\"type\":\"Word\",\"among\":[\"crew\",\"traitor\"]}]}]}");
    survives(Audience.only(SEATS), Audience.class, "{\"seats\":[0,3],\"watchers\":false}");
  }

  @Test
  void setUpsSurvive() {
    survives(
        new Setup(3, Settings.of(Map.of("pace", "quick", "crew", "cook,bosun"))),
        Setup.class,
        "{\"players\":3,\"settings\":{\"values\":{\"crew\":\"cook,bosun\",\"pace\":\"quick\"}}}");
    survives(
        new Option.Switch("storm", true, "It blows."),
        Option.class,
        "{\"type\":\"Switch\",\"name\":\"storm\",\"preset\":true,\"meaning\":\"It blows.\"}");
  }

  @Test
  void whatDoesNotFitIsRefused() {
    refused("16", Seat.class);
    refused("-1", Seat.class);
    refused("\"1\"", Seat.class);
    refused("1.5", Seat.class);
    refused("[16]", Seats.class);
    refused("3", Seats.class);
    refused("[1.5]", Numbers.class);
    refused("\"nobody\"", Viewer.class);
    refused("true", Viewer.class);
    refused("99", Viewer.class);
    refused("{}", Viewer.class);
  }

  private static void survives(Object value, Class<?> as, String text) {
    assertThat(Json.write(value, as)).isEqualTo(text);
    assertThat((Object) Json.read(text, as)).isEqualTo(value);
  }

  private static void refused(String text, Class<?> as) {
    assertThatThrownBy(() -> Json.read(text, as)).as(text).isInstanceOf(JacksonException.class);
  }
}
