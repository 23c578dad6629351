import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.util.logging.Level;
import java.util.logging.Logger;

/** Starts a PostgreSQL for browser tests, says where it is, and stops it when the test lets go of it. */
class Postgres {

  private Postgres() {}

  public static void main(String[] none) throws Exception {
    Logger.getLogger("").setLevel(Level.WARNING);
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
      System.out.println(postgres.getJdbcUrl("postgres", "postgres"));
      while (System.in.read() >= 0) {
        // waits for the end of the input
      }
    }
  }
}
