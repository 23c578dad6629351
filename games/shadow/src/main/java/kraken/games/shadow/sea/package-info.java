/**
 * The chart and the navigation cards: {@link kraken.games.shadow.sea.Chart}, the {@link
 * kraken.games.shadow.sea.Deck}, and the {@link kraken.games.shadow.sea.Sea} into which cards are
 * thrown.
 */
@NullMarked
package kraken.games.shadow.sea;

import org.jspecify.annotations.NullMarked;
