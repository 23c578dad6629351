package kraken.tables;

import java.util.List;
import kraken.kit.Seat;
import org.jspecify.annotations.Nullable;

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

  /**
   * What a bot says in passing. People have gestures and words of their own.
   *
   * @param word the key of a {@link kraken.kit.Remark.Word}
   * @param to the seat that it names; null where it names nobody
   */
  record Remark(String word, @Nullable Seat to) implements Saying {

    public static Remark of(kraken.kit.Remark remark) {
      return new Remark(remark.word().key(), remark.to());
    }
  }
}
