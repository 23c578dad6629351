/** A bot that breaks the rules of the house. */
@NullMarked
package kraken.bots.cheating;

import org.jspecify.annotations.NullMarked;
