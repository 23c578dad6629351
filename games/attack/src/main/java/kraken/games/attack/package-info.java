/**
 * Kraken Attack!: a crew of one to four pirates defends its ship.
 *
 * <p>Every game has the same packages. {@code state} is what the game is made of, {@code chapters}
 * are the rules, {@code imagining} makes a state that fits a view, and {@code mind} judges
 * positions. {@link kraken.games.attack.Rules} on top gathers them into the contract of the kit.
 */
@NullMarked
package kraken.games.attack;

import org.jspecify.annotations.NullMarked;
