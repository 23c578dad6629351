package kraken.games.rage.state;

import kraken.kit.Refusal;

/** Why a move is not allowed, with the chapter of the rulebook that says so. */
public enum Refusals implements Refusal {
  /** Another kind of move is due. */
  NOT_NOW("Game round"),
  NOT_IN_YOUR_HAND("Game round"),
  NOT_LEFT_ON_THE_CARD("Game round: each card has three actions"),
  WHICH_WAY("Game round: rotate Kraken");

  private final String rule;

  Refusals(String rule) {
    this.rule = rule;
  }

  @Override
  public String rule() {
    return rule;
  }
}
