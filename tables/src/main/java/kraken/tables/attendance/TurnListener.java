package kraken.tables.attendance;

/** Is told of games that wait for persons who are not at their tables. It must not block. */
public @FunctionalInterface interface TurnListener {

  /** Calls nobody. */
  TurnListener NOBODY = _ -> {};

  void called(TurnCall call);

  /** A turn is over for which persons were called. */
  default void turnOver(String table) {}
}
