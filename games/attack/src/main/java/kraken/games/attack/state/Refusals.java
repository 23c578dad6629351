package kraken.games.attack.state;

import kraken.kit.Refusal;

/** Why a move is not allowed, with the chapter of the rulebook that says so. */
public enum Refusals implements Refusal {
  NO_BOOT_LEFT("Play an action card: move"),
  NO_HAMMER_LEFT("Play an action card: repair"),
  /** Another kind of move is due. */
  NOT_NOW("Gameplay"),
  PIRATE_TAKEN("Game set up: pirates"),
  NO_WHIRLPOOL_ON_BUBBLES("Variants: for more experienced players"),
  WHIRLPOOL_THERE("Variants: for more experienced players"),
  CARD_NOT_SHOWN("Play an action card"),
  /** Also to where the pirate stands already. */
  NOT_NEXT_TO_YOU("Play an action card: move"),
  NO_SYMBOL_LEFT("Play an action card"),
  OUT_OF_RANGE_ON_BUBBLES("Play an action card: weapons"),
  NOT_YOUR_LANE("Play an action card: weapons and repair"),
  RAIL_STANDS("Play an action card: repair");

  private final String rule;

  Refusals(String rule) {
    this.rule = rule;
  }

  @Override
  public String rule() {
    return rule;
  }
}
