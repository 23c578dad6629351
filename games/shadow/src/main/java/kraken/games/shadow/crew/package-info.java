/**
 * The players: sides, factions, characters, guns and marks, gathered in {@link
 * kraken.games.shadow.crew.Crew}; and the figures that depend on how many they are ({@link
 * kraken.games.shadow.crew.Crews}).
 */
@NullMarked
package kraken.games.shadow.crew;

import org.jspecify.annotations.NullMarked;
