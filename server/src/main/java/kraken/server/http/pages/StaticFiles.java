package kraken.server.http.pages;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import kraken.server.http.exchange.ProblemException;

/**
 * Serves the files of the client from the jar. For a path that is not a file it sends index.html:
 * the client routes such paths itself, and says where there is no such page. Safe for many threads.
 */
public final class StaticFiles implements Handler {

  private static final String INDEX = "index.html";
  private static final Pattern FILE = Pattern.compile("(?:[\\w-][\\w.-]*/)*[\\w-][\\w.-]*\\.\\w+");

  /** The addresses of the client's pages, as its router knows them. */
  private static final Pattern PAGE =
      Pattern.compile("(?:(?:new|how|learn)/[a-z]+|t/\\w+(?:/(?:screen|replay))?|luck|import)?/?");

  private static final String HASHED = "assets/";
  private static final String FOREVER = "public, max-age=31536000, immutable";

  private final ConcurrentHashMap<String, StaticFile> files = new ConcurrentHashMap<>();

  @Override
  public void handle(Context context) {
    String path = context.path().substring(1);
    if (path.startsWith("api/")) {
      throw new ProblemException(
          HttpStatus.NOT_FOUND, "no-address", "There is nothing at this address.");
    }
    boolean isFile = FILE.matcher(path).matches();
    StaticFile found =
        (isFile ? find(path) : find(INDEX).or(() -> Optional.of(StaticFile.NOT_BUILT)))
            .orElseThrow(() ->
                new ProblemException(HttpStatus.NOT_FOUND, "no-file", "There is no such file."));
    context.header("Cache-Control", path.startsWith(HASHED) ? FOREVER : "no-cache");
    if (!isFile && !PAGE.matcher(path).matches()) {
      context.status(HttpStatus.NOT_FOUND);
    }
    found.sendTo(context);
  }

  private Optional<StaticFile> find(String path) {
    StaticFile known = files.get(path);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<StaticFile> found = StaticFile.read(path);
    found.ifPresent(file -> files.put(path, file));
    return found;
  }
}
