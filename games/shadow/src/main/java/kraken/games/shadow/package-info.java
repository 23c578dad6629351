/**
 * L'Ombre du Kraken (Feed the Kraken): five to eleven sailors, pirates and cultists sail one ship.
 *
 * <p>Every game has the same packages. {@code state} is what the game is made of, {@code chapters}
 * are the rules, {@code imagining} makes a state that fits a view, and {@code mind} is what bots
 * think with. This game also has {@code crew} and {@code sea}, the two largest parts of its state.
 * {@link kraken.games.shadow.Rules} on top gathers them into the contract of the kit.
 */
@NullMarked
package kraken.games.shadow;

import org.jspecify.annotations.NullMarked;
