package kraken.server.store.db;

import java.sql.SQLException;
import org.jdbi.v3.core.HandleCallback;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.JdbiException;
import org.jspecify.annotations.Nullable;

/**
 * Runs queries on the pool. The pool notices a lost connection only by using it, so a query that
 * meets one is repeated. Safe for many threads.
 */
public final class Reader {

  private static final int CONNECTIONS_THAT_MAY_BE_LOST = 8;

  private final Jdbi jdbi;

  public Reader(Jdbi jdbi) {
    this.jdbi = jdbi;
  }

  public <T> T read(HandleCallback<T, RuntimeException> query) {
    for (int lost = 0; lost < CONNECTIONS_THAT_MAY_BE_LOST; lost++) {
      try {
        return jdbi.withHandle(query);
      } catch (JdbiException failure) {
        if (!isLoss(failure)) {
          throw failure;
        }
      }
    }
    return jdbi.withHandle(query);
  }

  /** Whether the connection was lost, or the database is being stopped. */
  private static boolean isLoss(@Nullable Throwable failure) {
    if (failure instanceof SQLException sql && sql.getSQLState() != null) {
      return sql.getSQLState().startsWith("08") || sql.getSQLState().startsWith("57P");
    }
    return failure != null && isLoss(failure.getCause());
  }
}
