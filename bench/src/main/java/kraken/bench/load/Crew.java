package kraken.bench.load;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/** Four at a table, game after game. Each moves as soon as it may. */
final class Crew {

  static final int SIZE = 4;

  /** How many moves may be on their way to some of the four; the rules allow far fewer. */
  private static final int RING = 16;

  private final Load load;
  private final List<String> cookies;
  private final RandomGenerator random;
  private final Connection[] connections = new Connection[SIZE];
  private final int[] steps = new int[SIZE];
  private final long[] sentAt = new long[RING];
  private final int[] mover = new int[RING];
  private final int[] arrivals = new int[RING];
  private int ready;
  private long requests;
  private boolean over;

  Crew(Load load, List<String> cookies, RandomGenerator random) {
    this.load = load;
    this.cookies = cookies;
    this.random = random;
  }

  void sitDown(String table) throws IOException {
    Arrays.fill(steps, 0);
    Arrays.fill(sentAt, 0);
    ready = 0;
    over = false;
    for (int who = 0; who < SIZE; who++) {
      int listener = who;
      connections[who] = load.connect(table, cookies.get(who), text -> hear(listener, text));
    }
  }

  private void hear(int who, Text text) {
    try {
      if (text.isStep()) {
        step(who, text);
      } else if (text.isAnswer()) {
        load.answered(text);
      } else {
        ready++;
        if (ready == SIZE) {
          ask(0, 0, "\"type\":\"Start\"");
        }
      }
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private void step(int who, Text text) throws IOException {
    if (over) {
      goOn(who, text);
      return;
    }
    long now = System.nanoTime();
    int step = steps[who]++;
    arrived(step % RING, who, now);
    if (text.isOver()) {
      finish();
      return;
    }
    String move = text.anyMove(random);
    if (!move.isEmpty()) {
      sent((step + 1) % RING, who, now);
      ask(who, text.number(), "\"type\":\"Play\"," + move);
    }
  }

  private void sent(int slot, int who, long now) {
    sentAt[slot] = now;
    mover[slot] = who;
    arrivals[slot] = 0;
  }

  /** The first step is the start of the game, and nobody's move. */
  private void arrived(int slot, int who, long now) {
    if (sentAt[slot] == 0) {
      return;
    }
    if (mover[slot] == who) {
      load.seenByMover(now - sentAt[slot]);
    }
    arrivals[slot]++;
    if (arrivals[slot] == SIZE) {
      load.seenByAll(now - sentAt[slot]);
    }
  }

  /** When the last of them has seen the end, the host calls for another game. */
  private void finish() throws IOException {
    ready--;
    if (ready == 0) {
      over = true;
      load.gameOver();
      ask(0, 0, "\"type\":\"Rematch\"");
    }
  }

  private void goOn(int who, Text text) throws IOException {
    String table = text.wentOn();
    if (who == 0 && !table.isEmpty()) {
      for (Connection connection : connections) {
        connection.close();
      }
      sitDown(table);
    }
  }

  private void ask(int who, long number, String command) throws IOException {
    requests++;
    connections[who].send(
        "{\"id\":\"" + requests + "\",\"madeAt\":" + number + ",\"command\":{" + command + "}}");
  }
}
