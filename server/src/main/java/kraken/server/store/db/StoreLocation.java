package kraken.server.store.db;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;

/** Where a server keeps its data. */
public sealed interface StoreLocation {

  String POSTGRESQL = "jdbc:postgresql:";

  /** A SQLite file in this folder, for one server. */
  record Folder(Path path) implements StoreLocation {}

  /** A PostgreSQL database, by its JDBC address; any number of servers may share it. */
  record Shared(String address) implements StoreLocation {}

  /**
   * Reads what a person has typed: an address that begins with jdbc:postgresql:, or else a folder.
   */
  static StoreLocation of(String text) throws UnusableStoreException {
    if (text.startsWith(POSTGRESQL)) {
      return new Shared(text);
    }
    if (text.startsWith("jdbc:") || text.contains("://")) {
      throw new UnusableStoreException(
          "A database is given as jdbc:postgresql://HOST/NAME, and a folder by its path; \""
              + shown(text)
              + "\" is neither.");
    }
    try {
      return new Folder(Path.of(text));
    } catch (InvalidPathException unfit) {
      throw new UnusableStoreException("\"" + text + "\" cannot be the name of a folder.");
    }
  }

  /** The address without user and parameters, since they may hold a password. */
  static String shown(String address) {
    int query = address.indexOf('?');
    String place = query < 0 ? address : address.substring(0, query);
    return place.replaceFirst("//[^/@]*@", "//");
  }

  /** Whether both are the same place, also where a folder has several names. */
  default boolean isSameAs(StoreLocation other) {
    return (this instanceof Folder(Path path) && other instanceof Folder(Path another))
        ? real(path).equals(real(another))
        : equals(other);
  }

  private static Path real(Path path) {
    try {
      return path.toRealPath();
    } catch (IOException missing) {
      return path.toAbsolutePath().normalize();
    }
  }

  /** The location without passwords. */
  default String shown() {
    return switch (this) {
      case Folder(Path path) -> path.toString();
      case Shared(String address) -> shown(address);
    };
  }
}
