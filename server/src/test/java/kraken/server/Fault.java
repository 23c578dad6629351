package kraken.server;

import java.time.Duration;
import java.util.Random;

/** What may befall a fleet, and goes by. */
enum Fault {
  SERVER_KILLED {
    @Override
    void befall(Fleet fleet, int server, Random random) throws Exception {
      fleet.server(server).kill();
      last(500, random);
      fleet.start(server);
    }
  },
  SERVER_STOPPED {
    @Override
    void befall(Fleet fleet, int server, Random random) throws Exception {
      fleet.server(server).stop();
      last(200, random);
      fleet.start(server);
    }
  },
  /** Longer than the database waits for it, and than bots and clocks do. */
  SERVER_PAUSED {
    @Override
    void befall(Fleet fleet, int server, Random random) throws Exception {
      fleet.server(server).pause();
      last(4_500, random);
      fleet.server(server).goOn();
    }
  },
  DATABASE_STOPPED {
    @Override
    void befall(Fleet fleet, int server, Random random) throws Exception {
      fleet.database.stop();
      last(500, random);
      fleet.database.start();
    }
  },
  DATABASE_KILLED {
    @Override
    void befall(Fleet fleet, int server, Random random) throws Exception {
      fleet.database.kill();
      last(500, random);
      fleet.database.start();
    }
  },
  DISK_FULL {
    @Override
    void befall(Fleet fleet, int server, Random random) throws Exception {
      fleet.database.fillDisk();
      last(1_500, random);
      fleet.database.freeDisk();
    }
  },
  LINE_CUT {
    @Override
    void befall(Fleet fleet, int server, Random random) throws Exception {
      fleet.line(server).cut();
      last(1_000, random);
      fleet.line(server).mend();
    }
  },
  LINE_SLOW {
    @Override
    void befall(Fleet fleet, int server, Random random) throws Exception {
      fleet.line(server).slow(Duration.ofMillis(20 + random.nextInt(150)));
      last(2_000, random);
      fleet.line(server).mend();
    }
  },
  LINE_DEAD {
    @Override
    void befall(Fleet fleet, int server, Random random) throws Exception {
      fleet.line(server).die();
      last(3_000, random);
      fleet.line(server).mend();
    }
  };

  /** Returns when it has gone by. */
  abstract void befall(Fleet fleet, int server, Random random) throws Exception;

  private static void last(int millis, Random random) throws InterruptedException {
    Thread.sleep(millis / 2 + random.nextInt(millis));
  }
}
