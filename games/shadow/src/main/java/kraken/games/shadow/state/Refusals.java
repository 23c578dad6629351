package kraken.games.shadow.state;

import kraken.kit.Refusal;

/** Why a move is not allowed, with the chapter of "How to play" that says so, by its key. */
public enum Refusals implements Refusal {
  /** Another kind of move is due. */
  NOT_NOW("round"),
  /** Passed or committed already. */
  ANSWERED_ALREADY("round"),
  NO_CHARACTER("characters"),
  CHARACTER_OF_NO_USE_NOW("characters"),
  NOT_THAT_PLAYER("characters"),
  CANNOT_BE_APPOINTED("round"),
  NOT_SO_MANY_GUNS("round"),
  NOT_TIED("round"),
  CARD_NOT_HELD("round"),
  CAPTAIN_STAYS("round"),
  NOT_CONVERTIBLE("rituals"),
  ONLY_THE_LEADER("rituals"),
  LEADER_MUST_CHOOSE("rituals");

  private final String rule;

  Refusals(String rule) {
    this.rule = rule;
  }

  @Override
  public String rule() {
    return rule;
  }
}
