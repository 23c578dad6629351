package kraken.tables.attendance;

/**
 * Is told of games that wait for persons who are not at their tables, to alert them. It must not
 * block.
 */
public @FunctionalInterface interface TurnAlertListener {

  /** Alerts nobody. */
  TurnAlertListener NOBODY = _ -> {};

  void alert(TurnAlert alert);

  /** A turn is over for which persons were alerted. */
  default void turnOver(String table) {}
}
