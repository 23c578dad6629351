/** Rates the levels of bots by letting them play against each other. */
@NullMarked
package kraken.lab.ladder;

import org.jspecify.annotations.NullMarked;
