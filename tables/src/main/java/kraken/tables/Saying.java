package kraken.tables;

import java.util.List;

/** What somebody says at a table. */
public sealed interface Saying {

  record Words(String text) implements Saying {}

  record Emote(String name) implements Saying {}

  /** A statement in a form that the game knows; it may be a lie. */
  record Claim(String form, List<String> fillings) implements Saying {

    /** As the game knows it. */
    public kraken.kit.Claim asHeard() {
      return new kraken.kit.Claim(form, fillings);
    }
  }
}
