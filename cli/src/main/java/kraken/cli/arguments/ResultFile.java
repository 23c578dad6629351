package kraken.cli.arguments;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import kraken.jackson.Json;

/** A file for results. Writing replaces it as a whole or leaves it as it was. */
public record ResultFile(Path path) {

  /** The results could not be written. */
  public static final class NotWritten extends IOException {
    private static final long serialVersionUID = 1;

    NotWritten(IOException cause) {
      super(cause.getMessage(), cause);
    }
  }

  /**
   * The sentence that says why results cannot be written here; checked before the long computation.
   */
  public Optional<String> obstacle() {
    Path folder = folder();
    if (!Files.isDirectory(folder)) {
      return Optional.of(
          "There is no folder " + folder + " to write " + path.getFileName() + " to.");
    }
    if (Files.exists(path) && !(Files.isRegularFile(path) && Files.isWritable(path))) {
      return Optional.of("\"" + path + "\" is not a file that can be written.");
    }
    try {
      Files.delete(Files.createFile(draft()));
      return Optional.empty();
    } catch (IOException forbidden) {
      return Optional.of("Nothing can be written to the folder " + folder + ".");
    }
  }

  public void write(Object value, Class<?> as) throws IOException {
    write(Json.pretty(value, as) + "\n");
  }

  /** For results that come bit by bit. */
  public Writer open() throws IOException {
    try {
      return Files.newBufferedWriter(path);
    } catch (IOException failure) {
      throw new NotWritten(failure);
    }
  }

  public void write(String text) throws IOException {
    Path draft = draft();
    try {
      Files.writeString(draft, text, StandardOpenOption.CREATE_NEW);
      Files.move(draft, path, StandardCopyOption.REPLACE_EXISTING, StandardCopyOption.ATOMIC_MOVE);
    } catch (IOException failure) {
      throw new NotWritten(failure);
    } finally {
      Files.deleteIfExists(draft);
    }
  }

  private Path draft() {
    return folder().resolve(".kraken-" + ProcessHandle.current().pid() + ".new");
  }

  private Path folder() {
    return Optional.ofNullable(path.toAbsolutePath().getParent()).orElse(path.toAbsolutePath());
  }
}
