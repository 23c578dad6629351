package kraken.tables.told;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import kraken.jackson.Json;
import kraken.json.JsonText;
import kraken.kit.ClaimForm;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Seats;
import kraken.kit.Talk;
import kraken.kit.Turn;
import kraken.tables.command.Reply;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A message is written exactly as Jackson writes it. */
class EncodedMessageTest {

  private static final JsonText VIEW = new JsonText("{\"name\":\"Zoë\",\"sea\":[1,2]}");
  private static final JsonText CHANGES = new JsonText("{\"/name\":\"Zoë\",\"/sea/1\":3}");
  private static final JsonText MOVE = new JsonText("{\"type\":\"Row\"}");
  private static final Turn ANNES = new Turn.One(Seat.of(0));

  @Test
  void aStepThatChangesNoPlay() {
    assertWritten(new Message.Step(7, List.of(), null));
    assertWritten(new Message.Step(8, List.of(new Happening.WentOn("x\"é")), null));
  }

  @Test
  void whatHappened() {
    assertWritten(
        new Message.Step(
            123_456_789_012L,
            List.of(
                new Happening.Began(),
                new Happening.InGame(Seats.NONE, MOVE),
                new Happening.InGame(Seats.of(Seat.of(1), Seat.of(3)), VIEW),
                new Happening.TookBack(Seat.of(2)),
                new Happening.Finished(new LuckTold("00", null), List.of(0, 3))),
            null));
  }

  @Test
  void whoseTurnItIs() {
    for (Turn turn :
        List.of(
            ANNES,
            new Turn.Together(Seats.all(3), Seats.of(Seat.of(1)), true),
            new Turn.Over(new Outcome.Crew(4, true, "kraken-hit")))) {
      assertWritten(step(turn, null, null, viewer(Seat.of(0), Talk.SILENT)));
    }
  }

  @Test
  void clockAndOutcome() {
    assertWritten(step(ANNES, 1_700_000_000_000L, null, viewer(Seat.of(0), Talk.FREE)));
    assertWritten(
        step(ANNES, null, new Outcome.Crew(2, false, "sunk"), viewer(Seat.of(0), Talk.FREE)));
  }

  @Test
  void whatIsSeenAndMayBeDoneAndSaid() {
    ClaimForm form = new ClaimForm("I have", List.of());
    Talk claims = new Talk(false, true, List.of(form));
    ViewerTold first =
        new ViewerTold(Seat.of(1), VIEW, null, List.of(MOVE, MOVE), claims, true, true);
    assertWritten(step(ANNES, null, null, first, viewer(Seat.of(4), Talk.FREE)));
    assertWritten(step(ANNES, null, null, viewer(null, Talk.SILENT)));
    ViewerTold changed =
        new ViewerTold(Seat.of(1), null, CHANGES, List.of(), Talk.FREE, false, false);
    assertWritten(step(ANNES, null, null, changed));
  }

  private static ViewerTold viewer(@Nullable Seat seat, Talk talk) {
    return new ViewerTold(seat, VIEW, null, List.of(), talk, false, false);
  }

  private static Message.Step step(
      Turn turn, @Nullable Long deadline, @Nullable Outcome outcome, ViewerTold... viewers) {
    return new Message.Step(
        9,
        List.of(),
        new PlayTold(turn, deadline, null, null, List.of(viewers), outcome, null, null));
  }

  @Test
  void answers() {
    assertWritten(new Message.Answered(new Reply.Done("7f-1", 0)));
    assertWritten(new Message.Answered(new Reply.Done("", 12_345_678_901L)));
    assertWritten(new Message.Answered(new Reply.Refused("7f-2", "stale", "", "No.", 3)));
  }

  @Test
  void anIdThatWouldBreakOutOfItsQuotesStaysWithin() {
    assertWritten(new Message.Answered(new Reply.Done("\"},\"x\":\"\\\u0000\u2028\u2693", 1)));
  }

  private static void assertWritten(Message message) {
    assertThat(EncodedMessage.of(message).json().json())
        .isEqualTo(Json.write(message, Message.class));
  }
}
