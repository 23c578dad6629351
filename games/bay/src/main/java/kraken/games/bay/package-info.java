/**
 * Kraken Bay: two to six ships race for cargo and points around the Kraken.
 *
 * <p>Every game has the same packages. {@code state} is what the game is made of, {@code chapters}
 * are the rules, {@code imagining} makes a state that fits a view, and {@code mind} judges
 * positions. {@link kraken.games.bay.Rules} on top gathers them into the contract of the kit.
 */
@NullMarked
package kraken.games.bay;

import org.jspecify.annotations.NullMarked;
