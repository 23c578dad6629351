package kraken.games.shadow.state;

/** Where in the rulebook the game stands. */
public enum Phase {
  /** The sea deals factions, characters and the first captain. */
  DEALING,
  /** Window: before the captain appoints. */
  BEFORE_APPOINTING,
  LIEUTENANT,
  NAVIGATOR,
  /** Window: the team is named, the loyalty check comes. */
  TEAM_NAMED,
  /** All but the captain close their hands around guns. */
  LOYALTY,
  /** Window: the guns lie open. */
  GUNS_SHOWN,
  /** The player whom the Instigator chose may add guns. */
  INSTIGATED,
  /** The tied are struck out one by one. */
  DUEL,
  /** Window: before cards are drawn. */
  BEFORE_DRAWING,
  /** The sea deals the cards of captain and lieutenant. */
  DRAWING,
  /** The player whom the Archivist chose may draw again. */
  ARCHIVE,
  REDRAWING,
  /** Captain and lieutenant each pass one card on. */
  PASSING_ON,
  /** The navigator sails by one of two cards, or jumps. */
  NAVIGATING,
  /** The navigator has jumped; the captain appoints another. */
  EMERGENCY,
  /** The captain chooses whom the token of the hex strikes. */
  TOKEN,
  /** The sea decides which side the flogged one is not on. */
  FLOGGING,
  /** The captain chooses who hears the mermaid. */
  MERMAID,
  /** The captain chooses who looks through the telescope. */
  TELESCOPE,
  /** The sea turns up the top card for the player who looks. */
  LOOKING,
  /** The player who looks leaves the top card or throws it away. */
  LOOKED,
  /** The sea draws a ritual. */
  RITUAL,
  CONVERSION,
  STASH,
  /** Window: a yellow card was played, the round ends. */
  AFTER_RITUAL,
  /** A character was revealed; its owner chooses players. */
  AIMING,
  OVER;

  public boolean isWindow() {
    return switch (this) {
      case BEFORE_APPOINTING, TEAM_NAMED, GUNS_SHOWN, BEFORE_DRAWING, AFTER_RITUAL -> true;
      default -> false;
    };
  }

  /** The captain chooses a player here, and characters of any time may come between. */
  public boolean isCaptains() {
    return switch (this) {
      case LIEUTENANT, NAVIGATOR, EMERGENCY, TOKEN, MERMAID, TELESCOPE -> true;
      default -> false;
    };
  }

  /** The guns shown lie open. */
  public boolean handsAreOpen() {
    return this == GUNS_SHOWN || this == DUEL;
  }

  /** Everybody's eyes are closed: nobody can write. */
  public boolean hasEyesClosed() {
    return this == RITUAL || this == CONVERSION || this == STASH;
  }

  /** From the draw to the reveal, in which the team is silent. */
  public boolean isNavigation() {
    return switch (this) {
      case DRAWING, ARCHIVE, REDRAWING, PASSING_ON, NAVIGATING, EMERGENCY -> true;
      default -> false;
    };
  }
}
