package kraken.games.bay.state;

import kraken.kit.Refusal;

/** Why a move is not allowed, with the chapter of the rulebook that says so. */
public enum Refusals implements Refusal {
  /** Another kind of move is due. */
  NOT_NOW("Game play"),
  SHIP_TAKEN("Setup"),
  NOT_FOR_PLAYERS("Setup"),
  NO_STEPS_LEFT("Game play"),
  /** Backward, sideways or too far. */
  NOT_AHEAD("Game play, ruling 1"),
  SHIP_IN_THE_WAY("Towing, ruling 1"),
  STEPS_LEFT("Game play, ruling 1"),
  ONLY_THE_EXPLORER_TURNS("Special abilities: Explorer"),
  TURNS_ONLY_INTO_ANOTHER_LANE("Special abilities: Explorer"),
  TURNED_ALREADY("Special abilities: Explorer, ruling 11"),
  NO_ACTION_LEFT("Game play; Rations"),
  NO_SUCH_WEAPON("Special abilities"),
  /** Not next to the ship, or straight ahead of it; for the front guns, not straight ahead. */
  OUT_OF_RANGE("Attacking, ruling 3"),
  OWN_TOW("Towing, ruling 9"),
  NOT_IN_THE_RED_LANES("The Kraken"),
  /** Chain shot slows players' ships, front guns do not reach the Kraken. */
  NOT_WITH_THIS_WEAPON("Special abilities: Explorer, Pirate"),
  NO_BOMBS_ON_BOARD("Special abilities: Fisherman, House Boat"),
  NO_BOMB_LEFT("Components, ruling 6"),
  NOT_BEHIND_OR_BESIDE("Special abilities, ruling 6"),
  NO_TREASURE_JUST_TAKEN("Special abilities: Merchant"),
  TREASURE_LOST("Special abilities: Merchant, ruling 12"),
  NOT_THE_MERCHANT("Special abilities: Merchant"),
  VICTIM_HAS_NONE("Special abilities: Pirate, ruling 12"),
  NOT_FREE_AROUND_THE_SHIP("Attacking, ruling 4"),
  NO_TOW("Towing");

  private final String rule;

  Refusals(String rule) {
    this.rule = rule;
  }

  @Override
  public String rule() {
    return rule;
  }
}
