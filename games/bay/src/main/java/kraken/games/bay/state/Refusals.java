package kraken.games.bay.state;

import kraken.kit.Refusal;

/** Why a move is not allowed, with the chapter of "How to play" that says so, by its key. */
public enum Refusals implements Refusal {
  /** Another kind of move is due. */
  NOT_NOW("act"),
  SHIP_TAKEN("setup"),
  NOT_FOR_PLAYERS("setup"),
  NO_STEPS_LEFT("sail"),
  /** Backward, sideways or too far; ruling 1. */
  NOT_AHEAD("sail"),
  /** Ruling 1. */
  SHIP_IN_THE_WAY("sail"),
  /** Ruling 1. */
  STEPS_LEFT("sail"),
  ONLY_THE_EXPLORER_TURNS("ships"),
  TURNS_ONLY_INTO_ANOTHER_LANE("ships"),
  /** Ruling 11. */
  TURNED_ALREADY("ships"),
  NO_ACTION_LEFT("act"),
  NO_SUCH_WEAPON("ships"),
  /** Not next to the ship, or straight ahead; front guns: not straight ahead. Ruling 3. */
  OUT_OF_RANGE("attack"),
  /** Ruling 9. */
  OWN_TOW("tow"),
  NOT_IN_THE_RED_LANES("kraken"),
  /** Chain shot slows players' ships, front guns do not reach the Kraken. */
  NOT_WITH_THIS_WEAPON("ships"),
  NO_BOMBS_ON_BOARD("ships"),
  /** Ruling 6. */
  NO_BOMB_LEFT("bombs"),
  /** Ruling 6. */
  NOT_BEHIND_OR_BESIDE("bombs"),
  NO_TREASURE_JUST_TAKEN("ships"),
  /** Ruling 12. */
  TREASURE_LOST("ships"),
  NOT_THE_MERCHANT("ships"),
  /** Ruling 12. */
  VICTIM_HAS_NONE("ships"),
  /** Ruling 4. */
  NOT_FREE_AROUND_THE_SHIP("attack"),
  NO_TOW("tow");

  private final String rule;

  Refusals(String rule) {
    this.rule = rule;
  }

  @Override
  public String rule() {
    return rule;
  }
}
