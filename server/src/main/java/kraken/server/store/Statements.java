package kraken.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The writer's connection, with the statements that it uses over and over kept prepared. */
final class Statements {

  private final Connection connection;
  private final Map<String, PreparedStatement> prepared = new HashMap<>();

  Statements(Connection connection) {
    this.connection = connection;
  }

  /** How many rows were touched. */
  int update(String sql, @Nullable Object... values) throws SQLException {
    PreparedStatement statement = prepared.get(sql);
    if (statement == null) {
      statement = connection.prepareStatement(sql);
      prepared.put(sql, statement);
    }
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    return statement.executeUpdate();
  }

  void commit() throws SQLException {
    connection.commit();
  }

  void rollback() {
    try {
      connection.rollback();
    } catch (SQLException hopeless) {
      throw new IllegalStateException("the database is out of order", hopeless);
    }
  }

  void close() {
    try {
      for (PreparedStatement statement : prepared.values()) {
        statement.close();
      }
      connection.close();
    } catch (SQLException ignored) {
      // everything was committed before
    }
  }
}
