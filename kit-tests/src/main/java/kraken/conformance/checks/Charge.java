package kraken.conformance.checks;

import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** What a game can be charged with: a check that it broke, and the secret where it is about one. */
public record Charge(String check, @Nullable Secret secret) {

  public static Charge of(Class<?> check) {
    return new Charge(check.getSimpleName(), null);
  }

  public static Charge of(Class<?> check, Secret secret) {
    return new Charge(check.getSimpleName(), secret);
  }

  /** The name of the check in words. */
  public String sentence() {
    String words = check.replaceAll("(?<=.)(?=[A-Z])", " ").toLowerCase(Locale.ROOT);
    return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
  }
}
