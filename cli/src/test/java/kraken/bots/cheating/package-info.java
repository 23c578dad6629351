/** A bot that breaks the rules of the architecture. */
@NullMarked
package kraken.bots.cheating;

import org.jspecify.annotations.NullMarked;
