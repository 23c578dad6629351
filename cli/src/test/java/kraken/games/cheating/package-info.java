/** Games that break the rules of the architecture, so that the rules can be seen to find them. */
@NullMarked
package kraken.games.cheating;

import org.jspecify.annotations.NullMarked;
