package kraken.server;

import java.time.Duration;
import java.util.Random;

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

  /** Causes the fault, ends it, and returns. */
  abstract void run(Fleet fleet, int server, Random random) throws Exception;

  private static void last(int millis, Random random) throws InterruptedException {
    Thread.sleep(millis / 2 + random.nextInt(millis));
  }
}
