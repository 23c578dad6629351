package kraken.server.http;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import kraken.json.Json;
import kraken.json.Raw;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Talk;
import kraken.kit.Turn;
import kraken.tables.told.EyesTold;
import kraken.tables.told.Happening;
import kraken.tables.told.Message;
import kraken.tables.told.PlayTold;
import org.jspecify.annotations.Nullable;

/**
 * Writes a step just as {@link Json} would, and several times as fast: it is sent to every seat
 * after every move, and most of it was written before.
 */
final class StepWriter {

  private static final int USUAL_LENGTH = 4096;
  private static final byte[] FREE = written(Talk.FREE, Talk.class);
  private static final byte[] SILENT = written(Talk.SILENT, Talk.class);

  private final ByteArrayOutputStream out = new ByteArrayOutputStream(USUAL_LENGTH);

  private StepWriter() {}

  static byte[] bytes(Message.Step step) {
    StepWriter writer = new StepWriter();
    writer.step(step);
    return writer.out.toByteArray();
  }

  private void step(Message.Step step) {
    text("{\"type\":\"Step\",\"number\":").text(Long.toString(step.number()));
    text(",\"happenings\":[");
    String comma = "";
    for (Happening happening : step.happenings()) {
      text(comma);
      happening(happening);
      comma = ",";
    }
    text("],\"play\":");
    PlayTold play = step.play();
    if (play == null) {
      text("null");
    } else {
      play(play);
    }
    text("}");
  }

  private void happening(Happening happening) {
    if (happening instanceof Happening.InGame(List<Seat> eyes, Object event)) {
      text("{\"type\":\"InGame\",\"eyes\":[");
      String comma = "";
      for (Seat seat : eyes) {
        text(comma).text(Integer.toString(seat.index()));
        comma = ",";
      }
      text("],\"event\":").value(event).text("}");
    } else {
      value(happening, Happening.class);
    }
  }

  private void play(PlayTold play) {
    text("{\"turn\":").turn(play.turn());
    text(",\"deadline\":").text(String.valueOf(play.deadline()));
    text(",\"eyes\":[");
    String comma = "";
    for (EyesTold eyes : play.eyes()) {
      text(comma).eyes(eyes);
      comma = ",";
    }
    text("],\"outcome\":").value(play.outcome(), Outcome.class).text("}");
  }

  private void turn(Turn turn) {
    if (turn instanceof Turn.One(Seat seat)) {
      text("{\"type\":\"One\",\"seat\":").text(Integer.toString(seat.index())).text("}");
    } else {
      value(turn, Turn.class);
    }
  }

  private void eyes(EyesTold eyes) {
    Seat seat = eyes.seat();
    text("{\"seat\":").text(seat == null ? "null" : Integer.toString(seat.index()));
    text(",\"view\":").value(eyes.view());
    text(",\"moves\":[");
    String comma = "";
    for (Object move : eyes.moves()) {
      text(comma).value(move);
      comma = ",";
    }
    text("],\"talk\":").talk(eyes.talk());
    text(",\"mayTakeBack\":").text(eyes.mayTakeBack() ? "true}" : "false}");
  }

  private void talk(Talk talk) {
    if (talk.equals(Talk.FREE)) {
      out.writeBytes(FREE);
    } else if (talk.equals(Talk.SILENT)) {
      out.writeBytes(SILENT);
    } else {
      value(talk, Talk.class);
    }
  }

  private StepWriter text(String ascii) {
    out.writeBytes(ascii.getBytes(StandardCharsets.UTF_8));
    return this;
  }

  private StepWriter value(Object value) {
    if (value instanceof Raw raw) {
      raw.writeTo(out);
      return this;
    }
    return value(value, Object.class);
  }

  private StepWriter value(@Nullable Object value, Class<?> as) {
    if (value == null) {
      return text("null");
    }
    out.writeBytes(written(value, as));
    return this;
  }

  private static byte[] written(Object value, Class<?> as) {
    return Json.mapper().writerFor(as).writeValueAsBytes(value);
  }
}
