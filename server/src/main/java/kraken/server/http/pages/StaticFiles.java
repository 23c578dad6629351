package kraken.server.http.pages;

import io.javalin.http.Context;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import kraken.server.http.exchange.ProblemException;

/**
 * The files of the client, from the jar. An address that is no file belongs to the page itself,
 * which then shows what it stands for.
 */
public final class StaticFiles implements Handler {

  private static final String INDEX = "index.html";
  private static final Pattern FILE = Pattern.compile("(?:[\\w-][\\w.-]*/)*[\\w-][\\w.-]*\\.\\w+");
  private static final String HASHED = "assets/";
  private static final String FOREVER = "public, max-age=31536000, immutable";

  private final ConcurrentHashMap<String, StaticFile> pages = new ConcurrentHashMap<>();

  @Override
  public void handle(Context context) {
    String path = context.path().substring(1);
    if (path.startsWith("api/")) {
      throw new ProblemException(
          HttpStatus.NOT_FOUND, "no-address", "There is nothing at this address.");
    }
    boolean file = FILE.matcher(path).matches();
    StaticFile page =
        (file ? page(path) : page(INDEX).or(() -> Optional.of(StaticFile.NOT_BUILT)))
            .orElseThrow(() ->
                new ProblemException(HttpStatus.NOT_FOUND, "no-file", "There is no such file."));
    context.header("Cache-Control", path.startsWith(HASHED) ? FOREVER : "no-cache");
    page.sendTo(context);
  }

  private Optional<StaticFile> page(String path) {
    StaticFile known = pages.get(path);
    if (known != null) {
      return Optional.of(known);
    }
    Optional<StaticFile> found = StaticFile.read(path);
    found.ifPresent(page -> pages.put(path, page));
    return found;
  }
}
