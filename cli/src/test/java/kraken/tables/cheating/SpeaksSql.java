package kraken.tables.cheating;

import java.sql.Connection;
import java.sql.SQLException;

/** A class of the tables that uses SQL. */
public final class SpeaksSql {

  private SpeaksSql() {}

  public static boolean isOpen(Connection connection) throws SQLException {
    return !connection.isClosed();
  }
}
