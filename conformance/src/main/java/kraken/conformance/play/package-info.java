/** Plays any game at random, so that it can be repeated and shortened. It checks nothing. */
@NullMarked
package kraken.conformance.play;

import org.jspecify.annotations.NullMarked;
