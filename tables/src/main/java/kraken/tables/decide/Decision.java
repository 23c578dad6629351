package kraken.tables.decide;

import java.util.List;
import kraken.tables.log.Fact;
import kraken.tables.model.Attempt;

/** What {@link Decide} answers to a command. */
public sealed interface Decision {

  /** These facts are to be written. */
  record Yes(List<Fact> facts) implements Decision {
    public Yes {
      facts = List.copyOf(facts);
    }
  }

  /** The player makes this legal move. */
  record Plays(Attempt.Legal<?, ?, ?, ?> move) implements Decision {}

  /**
   * The caller opens another table with these facts first, and then names it in the log of this
   * one.
   */
  record GoOn(List<Fact> nextTable) implements Decision {
    public GoOn {
      nextTable = List.copyOf(nextTable);
    }
  }

  /**
   * The command is refused and nothing is written.
   *
   * @param rule the key of the chapter of the game's "How to play", or empty
   */
  record No(String code, String rule, String sentence) implements Decision {}

  /** Allowed, without an entry: a pass in a window of fixed length is not written. */
  Decision NOTHING_TO_WRITE = new Yes(List.of());

  static Decision yes(Fact fact) {
    return new Yes(List.of(fact));
  }

  static Decision no(String code, String sentence) {
    return new No(code, "", sentence);
  }
}
