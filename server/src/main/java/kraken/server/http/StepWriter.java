package kraken.server.http;

import java.util.List;
import kraken.json.Json;
import kraken.json.Paper;
import kraken.json.Raw;
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

  private static final Raw STEP = new Raw("{\"type\":\"Step\",\"number\":");
  private static final Raw HAPPENINGS = new Raw(",\"happenings\":[");
  private static final Raw PLAY = new Raw("],\"play\":");
  private static final Raw IN_GAME = new Raw("{\"type\":\"InGame\",\"eyes\":");
  private static final Raw EVENT = new Raw(",\"event\":");
  private static final Raw TURN = new Raw("{\"turn\":");
  private static final Raw ONE = new Raw("{\"type\":\"One\",\"seat\":");
  private static final Raw DEADLINE = new Raw(",\"deadline\":");
  private static final Raw EYES = new Raw(",\"eyes\":[");
  private static final Raw OUTCOME = new Raw("],\"outcome\":");
  private static final Raw SEAT = new Raw("{\"seat\":");
  private static final Raw VIEW = new Raw(",\"view\":");
  private static final Raw CHANGES = new Raw(",\"changes\":");
  private static final Raw MOVES = new Raw(",\"moves\":[");
  private static final Raw TALK = new Raw("],\"talk\":");
  private static final Raw MAY_TAKE_BACK = new Raw(",\"mayTakeBack\":");
  private static final byte[] FREE = Json.bytes(Talk.FREE, Talk.class);
  private static final byte[] SILENT = Json.bytes(Talk.SILENT, Talk.class);

  private final Paper out;

  private StepWriter(Paper out) {
    this.out = out;
  }

  static byte[] bytes(Message.Step step) {
    return Paper.written(paper -> new StepWriter(paper).step(step));
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
    if (happening instanceof Happening.InGame(Seats eyes, Object event)) {
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
    List<Object> moves = eyes.moves();
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

  private void value(@Nullable Object value) {
    if (value instanceof Raw raw) {
      out.write(raw);
    } else {
      value(value, Object.class);
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
