package kraken.tables.past;

import java.util.List;
import kraken.json.JsonMismatch;
import kraken.json.JsonReader;
import org.jspecify.annotations.Nullable;

/** A text that a person has sent as an exported game. */
public sealed interface SubmittedGame {

  /** The text is a game in our format; it is not verified yet. */
  record Game(ExportedGame game) implements SubmittedGame {}

  record Unfit(Flaw flaw) implements SubmittedGame {}

  static SubmittedGame in(String text) {
    String format = format(text);
    if (!ExportedGame.FORMAT.equals(format)) {
      return new Unfit(otherFormat(format));
    }
    try {
      return new Game(JsonReader.installed().readStrictly(text, ExportedGame.class));
    } catch (JsonMismatch unfit) {
      return new Unfit(flaw(unfit));
    }
  }

  /** The field that files of every format have. */
  record Head(@Nullable String format) {}

  private static @Nullable String format(String text) {
    try {
      return JsonReader.installed().readSome(text, Head.class).format();
    } catch (JsonMismatch unfit) {
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

  private static Flaw flaw(JsonMismatch unfit) {
    List<String> path = unfit.path();
    boolean inAnEntry = path.size() > 1 && path.getFirst().equals("entries");
    String what = named(inAnEntry ? path.subList(2, path.size()) : path);
    return new Flaw(inAnEntry ? Long.parseLong(path.get(1)) : 0, what + " " + complaint(unfit));
  }

  private static String named(List<String> path) {
    return path.isEmpty() ? "Something in it" : JsonMismatch.quoted(path);
  }

  private static String complaint(JsonMismatch unfit) {
    return unfit.isTwice() ? "stands there twice." : "is missing or has the wrong form.";
  }
}
