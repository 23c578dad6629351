/** Plays any game at random, in a way that can be repeated and made shorter. Judges nothing. */
@NullMarked
package kraken.conformance.play;

import org.jspecify.annotations.NullMarked;
