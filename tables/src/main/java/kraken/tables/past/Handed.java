package kraken.tables.past;

import java.util.List;
import kraken.json.Json;
import kraken.json.Misfit;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.DeserializationFeature;

/** What somebody hands in as an exported game. */
public sealed interface Handed {

  /** It can be read, and nothing more is known of it yet. */
  record Game(ExportedGame game) implements Handed {}

  record Unfit(Flaw flaw) implements Handed {}

  static Handed in(String text) {
    String format = format(text);
    if (!ExportedGame.FORMAT.equals(format)) {
      return new Unfit(otherFormat(format));
    }
    try {
      return new Game(Json.readStrictly(text, ExportedGame.class));
    } catch (JacksonException unfit) {
      return new Unfit(flaw(unfit));
    }
  }

  /** All that files of any format have in common. */
  record Head(@Nullable String format) {}

  private static @Nullable String format(String text) {
    try {
      Head head =
          Json.mapper()
              .readerFor(Head.class)
              .without(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
              .readValue(text);
      return head == null ? null : head.format();
    } catch (JacksonException unfit) {
      return null;
    }
  }

  private static Flaw otherFormat(@Nullable String format) {
    return new Flaw(
        0,
        format == null
            ? "This is not an exported game."
            : "The file has the format "
                + format
                + "; only "
                + ExportedGame.FORMAT
                + " can be read.");
  }

  private static Flaw flaw(JacksonException unfit) {
    List<String> path = Misfit.path(unfit);
    boolean inAnEntry = path.size() > 1 && path.getFirst().equals("entries");
    String what = named(inAnEntry ? path.subList(2, path.size()) : path);
    return new Flaw(inAnEntry ? Long.parseLong(path.get(1)) : 0, what + " " + complaint(unfit));
  }

  private static String named(List<String> path) {
    return path.isEmpty() ? "Something in it" : Misfit.named(path);
  }

  private static String complaint(JacksonException unfit) {
    return Misfit.isTwice(unfit) ? "stands there twice." : "is missing or has the wrong form.";
  }
}
