package kraken.games.rage.state;

import kraken.kit.Refusal;

/** Why a move is not allowed, with the chapter of "How to play" that says so, by its key. */
public enum Refusals implements Refusal {
  /** Another kind of move is due. */
  NOT_NOW("card"),
  NOT_IN_YOUR_HAND("card"),
  NOT_LEFT_ON_THE_CARD("card"),
  WHICH_WAY("actions");

  private final String rule;

  Refusals(String rule) {
    this.rule = rule;
  }

  @Override
  public String rule() {
    return rule;
  }
}
