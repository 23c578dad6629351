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

/** The writer's connection; keeps its statements prepared. Only the writer's thread uses it. */
public final class Statements {

  private final Connection connection;
  private final Map<String, PreparedStatement> prepared = new HashMap<>();
  private final List<Runnable> afterCommit = new ArrayList<>();
  private final HashChain hashChain = new HashChain();

  public Statements(Connection connection) {
    this.connection = connection;
  }

  Connection connection() {
    return connection;
  }

  /** The hashes that entries get which are written over this connection. */
  public HashChain hashChain() {
    return hashChain;
  }

  /** Returns the number of rows that were changed. */
  public int update(String sql, @Nullable Object... values) throws SQLException {
    return prepared(sql, values).executeUpdate();
  }

  /** The first column of the only row. */
  public String text(String sql, @Nullable Object... values) throws SQLException {
    try (ResultSet answer = prepared(sql, values).executeQuery()) {
      answer.next();
      return String.valueOf(answer.getString(1));
    }
  }

  /** A row of a number and a text, which most queries of the writer return. */
  public record Row(long number, String text) {}

  public List<Row> rows(String sql, @Nullable Object... values) throws SQLException {
    return query(sql, found -> new Row(found.getLong(1), found.getString(2)), values);
  }

  /** Reads a row of an answer. */
  @FunctionalInterface
  public interface RowReader<T extends @Nullable Object> {
    T read(ResultSet row) throws SQLException;
  }

  public <T extends @Nullable Object> List<T> query(
      String sql, RowReader<T> reader, @Nullable Object... values) throws SQLException {
    List<T> rows = new ArrayList<>();
    try (ResultSet found = prepared(sql, values).executeQuery()) {
      while (found.next()) {
        rows.add(reader.read(found));
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

  /** Runs the work after the next commit, or never if that fails. */
  public void afterCommit(Runnable work) {
    afterCommit.add(work);
  }

  public void commit() throws SQLException {
    connection.commit();
    afterCommit.forEach(Runnable::run);
    afterCommit.clear();
  }

  /**
   * Rolls back and evicts the connection from the pool, which otherwise would hand it out again.
   */
  void abandon(HikariDataSource pool) {
    try {
      connection.rollback();
    } catch (SQLException hopeless) {
      // the database rolls back when the connection is gone
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
      // what had to be committed is committed
    }
  }
}
