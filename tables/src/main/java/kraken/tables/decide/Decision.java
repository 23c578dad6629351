package kraken.tables.decide;

import java.util.List;
import kraken.tables.log.Fact;
import kraken.tables.model.Attempt;

/** What a table makes of a command. */
public sealed interface Decision {

  /** This happens. */
  record Yes(List<Fact> facts) implements Decision {
    public Yes {
      facts = List.copyOf(facts);
    }
  }

  /** A legal move is played. */
  record Plays(Attempt.Legal<?, ?, ?, ?> move) implements Decision {}

  /** Another table is to be opened first, and then named in this one's log. */
  record GoOn(List<Fact> nextTable) implements Decision {
    public GoOn {
      nextTable = List.copyOf(nextTable);
    }
  }

  /**
   * Nothing happens.
   *
   * @param rule the chapter of the rulebook, or empty
   */
  record No(String code, String rule, String sentence) implements Decision {}

  /** All is well, and nothing changes: who passes in a window of fixed length just waits. */
  Decision NOTHING_TO_WRITE = new Yes(List.of());

  static Decision yes(Fact fact) {
    return new Yes(List.of(fact));
  }

  static Decision no(String code, String sentence) {
    return new No(code, "", sentence);
  }
}
