package kraken.games.shadow.mind;

import kraken.games.shadow.state.State;

/** A mind that looks at the whole truth, which no mind may. */
public record Peeker(State state) {}
