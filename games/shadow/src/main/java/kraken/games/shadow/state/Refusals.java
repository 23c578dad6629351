package kraken.games.shadow.state;

import kraken.kit.Refusal;

/** Why a move is not allowed, with the chapter of the rulebook that says so. */
public enum Refusals implements Refusal {
  /** Another kind of move is due. */
  NOT_NOW("Course of a round"),
  /** Passed or committed already. */
  ANSWERED_ALREADY("Proof of loyalty"),
  NO_CHARACTER("Character cards: activating"),
  CHARACTER_OF_NO_USE_NOW("Character cards: activating"),
  NOT_THAT_PLAYER("Characters, tokens and cards: another player aboard"),
  CANNOT_BE_APPOINTED("Naming the navigation team"),
  NOT_SO_MANY_GUNS("Proof of loyalty"),
  NOT_TIED("Resolving the mutiny"),
  CARD_NOT_HELD("Navigation"),
  CAPTAIN_STAYS("Refusing an order"),
  NOT_CONVERTIBLE("Conversion to the cult"),
  ONLY_THE_LEADER("Cult rituals"),
  LEADER_MUST_CHOOSE("Cult rituals");

  private final String rule;

  Refusals(String rule) {
    this.rule = rule;
  }

  @Override
  public String rule() {
    return rule;
  }
}
