package kraken.bench.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Four players at a table, game after game. Each moves as soon as it is offered a move. Used by one
 * thread.
 */
final class FourPlayers {

  static final int SIZE = 4;

  /** How many moves may be on their way to the players at once; the rules allow far fewer. */
  private static final int RING = 256;

  private final PlayerLoop load;
  private final List<String> cookies;
  private final List<Integer> ports;
  private final RandomGenerator random;
  private final Connection[] connections = new Connection[SIZE];
  private final long[] madeAt = new long[RING];
  private final long[] sentAt = new long[RING];
  private final int[] mover = new int[RING];
  private final int[] arrivals = new int[RING];
  private final int[] seen = new int[SIZE];
  private final boolean[] here = new boolean[SIZE];
  private int sent;
  private int ready;
  private long requests;
  private boolean over;

  FourPlayers(PlayerLoop load, List<String> cookies, List<Integer> ports, RandomGenerator random) {
    this.load = load;
    this.cookies = cookies;
    this.ports = ports;
    this.random = random;
  }

  void sitDown(String table) throws IOException {
    for (int who = 0; who < SIZE; who++) {
      int listener = who;
      connections[who] =
          load.connect(ports.get(who), table, cookies.get(who), text -> receive(listener, text));
    }
  }

  /**
   * Handles a message. Until a player has got the Whole of the new table, steps belong to the old
   * one.
   */
  private void receive(int who, MessageText text) {
    try {
      if (text.isAnswer()) {
        load.answered(text);
      } else if (text.isAttendance()) {
        return;
      } else if (here[who]) {
        step(who, text);
      } else if (text.isWhole()) {
        arrive(who);
      }
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private void arrive(int who) throws IOException {
    here[who] = true;
    ready++;
    if (ready == SIZE) {
      ask(0, 0, "\"type\":\"Start\"");
    }
  }

  private void step(int who, MessageText text) throws IOException {
    if (over) {
      followRematch(who, text);
      return;
    }
    long now = System.nanoTime();
    long number = text.number();
    while (seen[who] < sent && madeAt[seen[who] % RING] < number) {
      arrived(seen[who] % RING, who, now);
      seen[who]++;
    }
    if (text.isOver()) {
      finish();
      return;
    }
    String move = text.anyMove(random);
    if (!move.isEmpty()) {
      sent(who, number, now);
      ask(who, number, "\"type\":\"Play\"," + move);
    }
  }

  private void sent(int who, long number, long now) {
    int slot = sent % RING;
    madeAt[slot] = number;
    sentAt[slot] = now;
    mover[slot] = who;
    arrivals[slot] = 0;
    sent++;
  }

  /**
   * Counts a move as seen. A step covers every move before its number; from another server one step
   * may bring several.
   */
  private void arrived(int slot, int who, long now) {
    if (mover[slot] == who) {
      load.seenByMover(now - sentAt[slot]);
    }
    arrivals[slot]++;
    if (arrivals[slot] == SIZE) {
      load.seenByAll(now - sentAt[slot]);
    }
  }

  /** When the last player has seen the end, the host asks for a rematch. */
  private void finish() throws IOException {
    ready--;
    if (ready == 0) {
      over = true;
      load.gameOver();
      ask(0, 0, "\"type\":\"Rematch\"");
    }
  }

  private void followRematch(int who, MessageText text) throws IOException {
    String table = text.wentOn();
    if (who == 0 && !table.isEmpty()) {
      Arrays.fill(seen, 0);
      Arrays.fill(here, false);
      sent = 0;
      over = false;
      for (Connection connection : connections) {
        connection.send("{\"type\":\"Follow\",\"table\":\"" + table + "\"}");
      }
    }
  }

  private void ask(int who, long number, String command) throws IOException {
    requests++;
    connections[who].send(
        "{\"type\":\"Ask\",\"request\":{\"id\":\""
            + requests
            + "\",\"madeAt\":"
            + number
            + ",\"command\":{"
            + command
            + "}}}");
  }
}
