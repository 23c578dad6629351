package kraken.server.http;

import java.util.List;
import kraken.jackson.Json;
import kraken.json.JsonBuffer;
import kraken.json.JsonText;
import kraken.kit.Outcome;
import kraken.kit.Seat;
import kraken.kit.Seats;
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

  private static final JsonText STEP = new JsonText("{\"type\":\"Step\",\"number\":");
  private static final JsonText HAPPENINGS = new JsonText(",\"happenings\":[");
  private static final JsonText PLAY = new JsonText("],\"play\":");
  private static final JsonText IN_GAME = new JsonText("{\"type\":\"InGame\",\"eyes\":");
  private static final JsonText EVENT = new JsonText(",\"event\":");
  private static final JsonText TURN = new JsonText("{\"turn\":");
  private static final JsonText ONE = new JsonText("{\"type\":\"One\",\"seat\":");
  private static final JsonText DEADLINE = new JsonText(",\"deadline\":");
  private static final JsonText EYES = new JsonText(",\"eyes\":[");
  private static final JsonText OUTCOME = new JsonText("],\"outcome\":");
  private static final JsonText SEAT = new JsonText("{\"seat\":");
  private static final JsonText VIEW = new JsonText(",\"view\":");
  private static final JsonText CHANGES = new JsonText(",\"changes\":");
  private static final JsonText MOVES = new JsonText(",\"moves\":[");
  private static final JsonText TALK = new JsonText("],\"talk\":");
  private static final JsonText MAY_TAKE_BACK = new JsonText(",\"mayTakeBack\":");
  private static final byte[] FREE = Json.bytes(Talk.FREE, Talk.class);
  private static final byte[] SILENT = Json.bytes(Talk.SILENT, Talk.class);

  private final JsonBuffer out;

  private StepWriter(JsonBuffer out) {
    this.out = out;
  }

  static byte[] bytes(Message.Step step) {
    return JsonBuffer.written(paper -> new StepWriter(paper).step(step));
  }

  private void step(Message.Step step) {
    out.write(STEP).write(step.number()).write(HAPPENINGS);
    List<Happening> happenings = step.happenings();
    for (int i = 0; i < happenings.size(); i++) {
      comma(i);
      happening(happenings.get(i));
    }
    out.write(PLAY);
    PlayTold play = step.play();
    if (play == null) {
      out.writeNull();
    } else {
      play(play);
    }
    out.write('}');
  }

  private void happening(Happening happening) {
    if (happening instanceof Happening.InGame(Seats eyes, JsonText event)) {
      out.write(IN_GAME).write(eyes).write(EVENT);
      value(event);
      out.write('}');
    } else {
      value(happening, Happening.class);
    }
  }

  private void play(PlayTold play) {
    out.write(TURN);
    turn(play.turn());
    out.write(DEADLINE);
    number(play.deadline());
    out.write(EYES);
    List<EyesTold> eyes = play.eyes();
    for (int i = 0; i < eyes.size(); i++) {
      comma(i);
      eyes(eyes.get(i));
    }
    out.write(OUTCOME);
    value(play.outcome(), Outcome.class);
    out.write('}');
  }

  private void turn(Turn turn) {
    if (turn instanceof Turn.One(Seat seat)) {
      out.write(ONE).write(seat.index()).write('}');
    } else {
      value(turn, Turn.class);
    }
  }

  private void eyes(EyesTold eyes) {
    Seat seat = eyes.seat();
    out.write(SEAT);
    number(seat == null ? null : (long) seat.index());
    out.write(VIEW);
    value(eyes.view());
    out.write(CHANGES);
    value(eyes.changes());
    out.write(MOVES);
    List<JsonText> moves = eyes.moves();
    for (int i = 0; i < moves.size(); i++) {
      comma(i);
      value(moves.get(i));
    }
    out.write(TALK);
    talk(eyes.talk());
    out.write(MAY_TAKE_BACK).write(eyes.mayTakeBack()).write('}');
  }

  private void talk(Talk talk) {
    if (talk.equals(Talk.FREE)) {
      out.write(FREE);
    } else if (talk.equals(Talk.SILENT)) {
      out.write(SILENT);
    } else {
      value(talk, Talk.class);
    }
  }

  private void comma(int place) {
    if (place > 0) {
      out.write(',');
    }
  }

  private void number(@Nullable Long number) {
    if (number == null) {
      out.writeNull();
    } else {
      out.write(number);
    }
  }

  private void value(@Nullable JsonText value) {
    if (value == null) {
      out.writeNull();
    } else {
      out.write(value);
    }
  }

  private void value(@Nullable Object value, Class<?> as) {
    if (value == null) {
      out.writeNull();
    } else {
      out.write(Json.bytes(value, as));
    }
  }
}
