package kraken.server;

import java.time.Duration;
import java.util.Random;
import java.util.concurrent.atomic.AtomicInteger;
import kraken.tables.live.Eventually;

/** A fault of a server, the database or the network that ends after a while. */
enum Fault {
  SERVER_KILLED {
    @Override
    void run(Fleet fleet, int server, Random random) throws Exception {
      fleet.server(server).kill();
      last(500, random);
      fleet.start(server);
    }
  },
  SERVER_STOPPED {
    @Override
    void run(Fleet fleet, int server, Random random) throws Exception {
      fleet.server(server).stop();
      last(200, random);
      fleet.start(server);
    }
  },
  /** Longer than the database waits for the server, and longer than a clock runs. */
  SERVER_PAUSED {
    @Override
    void run(Fleet fleet, int server, Random random) throws Exception {
      fleet.server(server).pause();
      last(4_500, random);
      fleet.server(server).resume();
    }
  },
  DATABASE_STOPPED {
    @Override
    void run(Fleet fleet, int server, Random random) throws Exception {
      fleet.database.stop();
      last(500, random);
      fleet.database.start();
    }
  },
  DATABASE_KILLED {
    @Override
    void run(Fleet fleet, int server, Random random) throws Exception {
      fleet.database.kill();
      last(500, random);
      fleet.database.start();
    }
  },
  DISK_FULL {
    @Override
    void run(Fleet fleet, int server, Random random) throws Exception {
      fleet.database.fillDisk();
      last(1_500, random);
      fleet.database.freeDisk();
    }
  },
  /** The database never hears of the commit, and rolls back. Whoever acknowledges it has lied. */
  COMMIT_LOST {
    @Override
    void run(Fleet fleet, int server, Random random) throws Exception {
      breakCommits(fleet, false);
    }
  },
  /** The database commits, and the server does not hear of it. */
  COMMIT_UNANSWERED {
    @Override
    void run(Fleet fleet, int server, Random random) throws Exception {
      breakCommits(fleet, true);
    }
  },
  NETWORK_CUT {
    @Override
    void run(Fleet fleet, int server, Random random) throws Exception {
      fleet.proxy(server).cut();
      last(1_000, random);
      fleet.proxy(server).repair();
    }
  },
  NETWORK_SLOW {
    @Override
    void run(Fleet fleet, int server, Random random) throws Exception {
      fleet.proxy(server).slow(Duration.ofMillis(20 + random.nextInt(150)));
      last(2_000, random);
      fleet.proxy(server).repair();
    }
  },
  NETWORK_DEAD {
    @Override
    void run(Fleet fleet, int server, Random random) throws Exception {
      fleet.proxy(server).hang();
      last(3_000, random);
      fleet.proxy(server).repair();
    }
  };

  /** Enough that an entry which somebody waits for is in one of them. */
  private static final int BROKEN_COMMITS = 6;

  /** Causes the fault, ends it, and returns. */
  abstract void run(Fleet fleet, int server, Random random) throws Exception;

  private static void last(int millis, Random random) throws InterruptedException {
    Thread.sleep(millis / 2 + random.nextInt(millis));
  }

  /** Breaks some commits, whichever servers make them, and returns when they are broken. */
  private static void breakCommits(Fleet fleet, boolean arrive) throws InterruptedException {
    AtomicInteger left = new AtomicInteger(BROKEN_COMMITS);
    for (int i = 0; i < Fleet.SERVERS; i++) {
      fleet.proxy(i).breakCommits(new FaultyProxy.BrokenCommits(left, arrive));
    }
    Eventually.that("commits are broken", () -> left.get() == 0);
  }
}
