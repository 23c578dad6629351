package kraken.games.shadow.crew;

/** What lies open about a player: a sign before the seat, or its place aboard. */
public enum Mark {
  ABOARD,
  SEARCHED,
  SILENCED,
  OFF_DUTY
}
