package kraken.tables.cheating;

import java.sql.Connection;
import java.sql.SQLException;

/** SQL outside of the store. */
public final class SpeaksSql {

  private SpeaksSql() {}

  public static boolean isOpen(Connection connection) throws SQLException {
    return !connection.isClosed();
  }
}
