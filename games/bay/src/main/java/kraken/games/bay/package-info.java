/** Kraken Bay: the rules, chapter by chapter. */
@NullMarked
package kraken.games.bay;

import org.jspecify.annotations.NullMarked;
