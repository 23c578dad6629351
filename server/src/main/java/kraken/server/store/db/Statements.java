package kraken.server.store.db;

import com.zaxxer.hikari.HikariDataSource;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The writer's connection, with the statements that it uses over and over kept prepared. */
public final class Statements {

  private final Connection connection;
  private final Map<String, PreparedStatement> prepared = new HashMap<>();
  private final List<Runnable> afterCommit = new ArrayList<>();

  public Statements(Connection connection) {
    this.connection = connection;
  }

  Connection connection() {
    return connection;
  }

  /** How many rows were touched. */
  public int update(String sql, @Nullable Object... values) throws SQLException {
    return prepared(sql, values).executeUpdate();
  }

  /** The first column of the one row that answers. */
  public String text(String sql, @Nullable Object... values) throws SQLException {
    try (ResultSet answer = prepared(sql, values).executeQuery()) {
      answer.next();
      return String.valueOf(answer.getString(1));
    }
  }

  /** A number and a text: all that those who write ever read. */
  public record Row(long number, String text) {}

  public List<Row> rows(String sql, @Nullable Object... values) throws SQLException {
    List<Row> rows = new ArrayList<>();
    try (ResultSet found = prepared(sql, values).executeQuery()) {
      while (found.next()) {
        rows.add(new Row(found.getLong(1), found.getString(2)));
      }
    }
    return rows;
  }

  private PreparedStatement prepared(String sql, @Nullable Object... values) throws SQLException {
    PreparedStatement statement = prepared.get(sql);
    if (statement == null) {
      statement = connection.prepareStatement(sql);
      prepared.put(sql, statement);
    }
    for (int i = 0; i < values.length; i++) {
      statement.setObject(i + 1, values[i]);
    }
    return statement;
  }

  /** Is done when what was written so far is committed, and not at all if it never is. */
  public void afterCommit(Runnable work) {
    afterCommit.add(work);
  }

  public void commit() throws SQLException {
    connection.commit();
    afterCommit.forEach(Runnable::run);
    afterCommit.clear();
  }

  /**
   * Gives the connection up: what was not committed has not happened. The pool does so, too, or
   * else it would give the same one out again.
   */
  void abandon(HikariDataSource pool) {
    try {
      connection.rollback();
    } catch (SQLException hopeless) {
      // the database forgets it when the connection is gone
    }
    pool.evictConnection(connection);
  }

  void close() {
    try {
      for (PreparedStatement statement : prepared.values()) {
        statement.close();
      }
      connection.close();
    } catch (SQLException ignored) {
      // everything was committed before, or never will be
    }
  }
}
