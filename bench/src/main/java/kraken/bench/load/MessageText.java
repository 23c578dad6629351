package kraken.bench.load;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.random.RandomGenerator;

/**
 * A message of the server, as bytes. The players search it for the few values that they need:
 * parsing all of it would cost more than the server needs to write it.
 */
record MessageText(ByteBuffer bytes) {

  private static final byte[] NUMBER = ascii("\"number\":");
  private static final byte[] VIEWERS = ascii("\"eyes\":[{\"seat\":");
  private static final byte[] TURN = ascii("\"turn\":{\"type\":\"One\",\"seat\":");
  private static final byte[] MOVES = ascii("\"moves\":[");
  private static final byte[] OUTCOME = ascii("\"outcome\":{");
  private static final byte[] WENT_ON = ascii("\"WentOn\",\"table\":\"");
  private static final byte[] REFUSED = ascii("\"Refused\"");

  private static byte[] ascii(String text) {
    return text.getBytes(StandardCharsets.US_ASCII);
  }

  /** The type stands first in a message; its first two letters tell it. */
  boolean isWhole() {
    return at(9) == 'W';
  }

  boolean isAnswer() {
    return at(9) == 'A' && at(10) == 'n';
  }

  /** Whether it only says who is at the table. */
  boolean isAttendance() {
    return at(9) == 'A' && at(10) == 't';
  }

  boolean isRefusal() {
    return find(REFUSED, 0) >= 0;
  }

  long number() {
    long number = 0;
    for (int i = find(NUMBER, 0) + NUMBER.length; Character.isDigit(at(i)); i++) {
      number = 10 * number + at(i) - '0';
    }
    return number;
  }

  boolean isOver() {
    return find(OUTCOME, Math.max(0, bytes.limit() - 600)) >= 0;
  }

  /** The id of the table of the rematch, or empty. */
  String wentOn() {
    int at = find(WENT_ON, 0);
    return at < 0 ? "" : word(at + WENT_ON.length);
  }

  private String word(int from) {
    int to = from;
    while (at(to) != '"') {
      to++;
    }
    return text(from, to);
  }

  /**
   * {@code "seat":S,"move":M} for one of the offered moves, or empty where it is not the seat's
   * turn.
   */
  String anyMove(RandomGenerator random) {
    int turn = find(TURN, 0);
    int viewers = turn < 0 ? -1 : find(VIEWERS, turn);
    int seat = viewers + VIEWERS.length;
    if (viewers < 0 || at(turn + TURN.length) != at(seat)) {
      return "";
    }
    int list = find(MOVES, seat);
    return "\"seat\":" + (char) at(seat) + ",\"move\":" + anyElement(list + MOVES.length, random);
  }

  private String anyElement(int from, RandomGenerator random) {
    int chosenFrom = from;
    int chosenTo = from;
    int begin = from;
    int seen = 0;
    int depth = 0;
    for (int i = from; depth >= 0; i++) {
      byte letter = at(i);
      if (letter == '{' || letter == '[') {
        depth++;
      } else if (letter == '}' || letter == ']') {
        depth--;
      }
      if (depth < 0 || (depth == 0 && letter == ',')) {
        seen++;
        if (random.nextInt(seen) == 0) {
          chosenFrom = begin;
          chosenTo = i;
        }
        begin = i + 1;
      }
    }
    return text(chosenFrom, chosenTo);
  }

  private String text(int from, int to) {
    byte[] copy = new byte[to - from];
    bytes.get(from, copy);
    return new String(copy, StandardCharsets.UTF_8);
  }

  private byte at(int index) {
    return bytes.get(index);
  }

  private int find(byte[] wanted, int from) {
    int last = bytes.limit() - wanted.length;
    for (int i = from; i <= last; i++) {
      int same = 0;
      while (same < wanted.length && bytes.get(i + same) == wanted[same]) {
        same++;
      }
      if (same == wanted.length) {
        return i;
      }
    }
    return -1;
  }
}
