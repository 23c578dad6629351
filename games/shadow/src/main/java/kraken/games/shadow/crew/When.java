package kraken.games.shadow.crew;

/** When a character can be revealed. */
public enum When {
  /** In any window, and while the captain decides. */
  ANY_TIME,
  BEFORE_APPOINTING,
  TEAM_NAMED,
  GUNS_SHOWN,
  BEFORE_DRAWING
}
