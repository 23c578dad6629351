/** Games that break the rules of the house, so that the rules can be seen to find them. */
@NullMarked
package kraken.games.cheating;

import org.jspecify.annotations.NullMarked;
