package kraken.tables;

import java.util.List;

/** What somebody says at a table. */
public sealed interface Saying {

  /** Stands in the log for the words of a person who has left for good. */
  Saying NOTHING = new Words("");

  record Words(String text) implements Saying {}

  record Emote(String name) implements Saying {}

  /** A statement in a form that the game knows; it may be a lie. */
  record Claim(String form, List<String> fillings) implements Saying {

    /** The claim as the game takes it. */
    public kraken.kit.Claim asHeard() {
      return new kraken.kit.Claim(form, fillings);
    }
  }
}
