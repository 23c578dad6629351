package kraken.server.store;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.util.List;
import kraken.server.store.db.Statements;
import kraken.server.store.db.StoreLocation;
import kraken.server.store.postgres.PostgresPeers;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What the writer learns of a transaction that was open when the database was killed. */
class CrashTest {

  @TempDir Path folder;
  private FaultyPostgres database;
  private PostgresPeers postgres;

  @BeforeEach
  void start() throws Exception {
    database = FaultyPostgres.in(folder);
    postgres = new PostgresPeers(database.address());
    Database.open(new StoreLocation.Shared(database.address())).close();
  }

  @AfterEach
  void stop() throws Exception {
    database.close();
  }

  private Connection begun() throws Exception {
    Connection connection = DriverManager.getConnection(database.address());
    connection.setAutoCommit(false);
    return connection;
  }

  private static void write(Statements statements, String table) throws Exception {
    statements.update("insert into entry values (?, 1, 0, '', '{}')", table);
  }

  /** After a crash the database may give a lost transaction id to the next transaction. */
  @Test
  void aLostTransactionIsNotTakenForAnotherThatFollowedIt() throws Exception {
    Statements lost = new Statements(begun());
    write(lost, "lost");
    long transaction = postgres.announce(lost, List.of("lost"));
    database.kill();
    database.start();
    try (Connection connection = begun()) {
      Statements next = new Statements(connection);
      for (int i = 0; i < 20; i++) {
        write(next, "next " + i);
        new PostgresPeers(database.address()).announce(next, List.of("next"));
        next.commit();
      }
      assertThat(postgres.hasCommitted(next, transaction)).isFalse();
    }
  }
}
