/**
 * Plays many games and counts results, lengths and speed. It knows games only by their contract,
 * and nothing of the command line.
 */
@NullMarked
package kraken.lab;

import org.jspecify.annotations.NullMarked;
