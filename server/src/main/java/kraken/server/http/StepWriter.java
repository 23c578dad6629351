package kraken.server.http;

import java.util.List;
import java.util.function.Consumer;
import kraken.json.Json;
import kraken.json.Pieces;
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

  private static final Raw STEP = new Raw("{\"type\":\"Step\",\"number\":");
  private static final Raw HAPPENINGS = new Raw(",\"happenings\":[");
  private static final Raw PLAY = new Raw("],\"play\":");
  private static final Raw IN_GAME = new Raw("{\"type\":\"InGame\",\"eyes\":[");
  private static final Raw EVENT = new Raw("],\"event\":");
  private static final Raw TURN = new Raw("{\"turn\":");
  private static final Raw ONE = new Raw("{\"type\":\"One\",\"seat\":");
  private static final Raw DEADLINE = new Raw(",\"deadline\":");
  private static final Raw EYES = new Raw(",\"eyes\":[");
  private static final Raw OUTCOME = new Raw("],\"outcome\":");
  private static final Raw SEAT = new Raw("{\"seat\":");
  private static final Raw VIEW = new Raw(",\"view\":");
  private static final Raw MOVES = new Raw(",\"moves\":[");
  private static final Raw TALK = new Raw("],\"talk\":");
  private static final Raw MAY_TAKE_BACK = new Raw(",\"mayTakeBack\":");
  private static final Raw TRUE = new Raw("true");
  private static final Raw FALSE = new Raw("false");
  private static final Raw NULL = new Raw("null");
  private static final Raw COMMA = new Raw(",");
  private static final Raw END = new Raw("}");
  private static final byte[] FREE = Json.bytes(Talk.FREE, Talk.class);
  private static final byte[] SILENT = Json.bytes(Talk.SILENT, Talk.class);

  private final Pieces out = new Pieces();

  private StepWriter() {}

  static byte[] bytes(Message.Step step) {
    StepWriter writer = new StepWriter();
    writer.step(step);
    return writer.out.joined();
  }

  private void step(Message.Step step) {
    out.add(STEP).add(step.number()).add(HAPPENINGS);
    list(step.happenings(), this::happening);
    out.add(PLAY);
    PlayTold play = step.play();
    if (play == null) {
      out.add(NULL);
    } else {
      play(play);
    }
    out.add(END);
  }

  private void happening(Happening happening) {
    if (happening instanceof Happening.InGame(List<Seat> eyes, Object event)) {
      out.add(IN_GAME);
      list(eyes, seat -> out.add(seat.index()));
      out.add(EVENT);
      value(event);
      out.add(END);
    } else {
      value(happening, Happening.class);
    }
  }

  private void play(PlayTold play) {
    out.add(TURN);
    turn(play.turn());
    out.add(DEADLINE);
    number(play.deadline());
    out.add(EYES);
    list(play.eyes(), this::eyes);
    out.add(OUTCOME);
    value(play.outcome(), Outcome.class);
    out.add(END);
  }

  private void turn(Turn turn) {
    if (turn instanceof Turn.One(Seat seat)) {
      out.add(ONE).add(seat.index()).add(END);
    } else {
      value(turn, Turn.class);
    }
  }

  private void eyes(EyesTold eyes) {
    Seat seat = eyes.seat();
    out.add(SEAT);
    number(seat == null ? null : (long) seat.index());
    out.add(VIEW);
    value(eyes.view());
    out.add(MOVES);
    list(eyes.moves(), this::value);
    out.add(TALK);
    talk(eyes.talk());
    out.add(MAY_TAKE_BACK).add(eyes.mayTakeBack() ? TRUE : FALSE).add(END);
  }

  private void talk(Talk talk) {
    if (talk.equals(Talk.FREE)) {
      out.add(FREE);
    } else if (talk.equals(Talk.SILENT)) {
      out.add(SILENT);
    } else {
      value(talk, Talk.class);
    }
  }

  private <T> void list(List<? extends T> values, Consumer<T> writer) {
    for (int i = 0; i < values.size(); i++) {
      if (i > 0) {
        out.add(COMMA);
      }
      writer.accept(values.get(i));
    }
  }

  private void number(@Nullable Long number) {
    if (number == null) {
      out.add(NULL);
    } else {
      out.add(number);
    }
  }

  private void value(Object value) {
    if (value instanceof Raw raw) {
      out.add(raw);
    } else {
      value(value, Object.class);
    }
  }

  private void value(@Nullable Object value, Class<?> as) {
    if (value == null) {
      out.add(NULL);
    } else {
      out.add(Json.bytes(value, as));
    }
  }
}
