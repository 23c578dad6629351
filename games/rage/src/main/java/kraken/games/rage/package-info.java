/**
 * Kraken Rage: two to four ships sail around the Kraken until one is left.
 *
 * <p>A <i>deal</i> is what the rulebook calls a game round: three cards each. A <i>round</i> is
 * what a ship wins by being the last afloat.
 *
 * <p>Every game has the same packages. {@code state} is what the game is made of, {@code chapters}
 * are the rules, {@code imagining} makes a state that fits a view, and {@code mind} judges
 * positions. {@link kraken.games.rage.Rules} on top gathers them into the contract of the kit.
 */
@NullMarked
package kraken.games.rage;

import org.jspecify.annotations.NullMarked;
