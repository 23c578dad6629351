/** A bot that breaks the rules of the architecture, to test that they notice it. */
@NullMarked
package kraken.bots.cheating;

import org.jspecify.annotations.NullMarked;
