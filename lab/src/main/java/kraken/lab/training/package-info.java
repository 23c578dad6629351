/**
 * Learns how a game judges its positions, by letting the judgement play against itself, and writes
 * the weights down.
 */
@NullMarked
package kraken.lab.training;

import org.jspecify.annotations.NullMarked;
