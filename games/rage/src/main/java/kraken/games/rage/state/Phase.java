package kraken.games.rage.state;

import java.util.ArrayList;
import java.util.List;

/** Where in the rulebook the game stands. */
public sealed interface Phase {

  Phase SETTING_UP = new SettingUp();
  Phase DEALING = new Dealing();
  Phase CHOOSING = new Choosing();
  Phase OVER = new Over();

  /** A phase in which the seat whose turn it is decides. */
  sealed interface Decision extends Phase {}

  /** The sea draws the first player and the debris tokens of a round. */
  record SettingUp() implements Phase {}

  /** The sea deals. */
  record Dealing() implements Phase {}

  /** The player chooses a card of the hand. */
  record Choosing() implements Decision {}

  /**
   * The player chooses the next action of the card.
   *
   * @param left those that are still to be done, as printed on the card
   */
  record Acting(Card card, List<Action> left) implements Decision {
    public Acting without(Action done) {
      List<Action> rest = new ArrayList<>(left);
      rest.remove(done);
      return new Acting(card, List.copyOf(rest));
    }
  }

  record Over() implements Phase {}
}
