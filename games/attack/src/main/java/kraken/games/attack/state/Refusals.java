package kraken.games.attack.state;

import kraken.kit.Refusal;

/** Why a move is not allowed, with the chapter of "How to play" that says so, by its key. */
public enum Refusals implements Refusal {
  NO_BOOT_LEFT("symbols"),
  NO_HAMMER_LEFT("symbols"),
  /** Another kind of move is due. */
  NOT_NOW("turn"),
  PIRATE_TAKEN("setup"),
  NO_WHIRLPOOL_ON_BUBBLES("variants"),
  WHIRLPOOL_THERE("variants"),
  CARD_NOT_SHOWN("turn"),
  /** Also to where the pirate stands already. */
  NOT_NEXT_TO_YOU("symbols"),
  NO_SYMBOL_LEFT("symbols"),
  OUT_OF_RANGE_ON_BUBBLES("zones"),
  NOT_YOUR_LANE("zones"),
  RAIL_STANDS("symbols");

  private final String rule;

  Refusals(String rule) {
    this.rule = rule;
  }

  @Override
  public String rule() {
    return rule;
  }
}
