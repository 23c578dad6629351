package kraken.conformance.checks;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Names a check that a game has broken, and the secret if the check is about one. */
public record BrokenCheck(String check, @Nullable Secret secret) {

  public static BrokenCheck of(Class<?> check) {
    return new BrokenCheck(check.getSimpleName(), null);
  }

  public static BrokenCheck of(Class<?> check, Secret secret) {
    return new BrokenCheck(check.getSimpleName(), secret);
  }

  /** The name of the check in words. */
  public String sentence() {
    String words = check.replaceAll("(?<=.)(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }
}
