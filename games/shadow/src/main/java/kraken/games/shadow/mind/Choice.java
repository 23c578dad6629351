package kraken.games.shadow.mind;

import kraken.games.shadow.crew.Persona;

/** Why one player chooses another where all can see it. */
enum Choice {
  LIEUTENANT,
  NAVIGATOR,
  SEARCH,
  FLOG,
  TONGUE,
  FEED,
  /** The captain lets somebody hear the mermaid or look through the telescope. */
  SHOW,
  /** A character is used against somebody. */
  HARM,
  /** A character is used for somebody. */
  HELP,
  /** Somebody is said to be no sailor, by a player who has not searched the cabin. */
  ACCUSE,
  /** Somebody is said to be a sailor or to be trusted. */
  PRAISE;

  /** What it means to be chosen for a character, as the first or a later one. */
  static Choice of(Persona persona, int place) {
    boolean gift =
        switch (persona) {
          case CONSULTANT, SMUGGLER, ARCHIVIST, TROUBLEMAKER, INSTIGATOR, MENTOR -> true;
          case SPIRITUALIST, HERBALIST -> place == 0;
          case COLLECTOR -> place == 1;
          default -> false;
        };
    return gift ? HELP : HARM;
  }
}
