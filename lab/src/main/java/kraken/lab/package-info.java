/**
 * Many games at once, and what they tell: results, lengths and speed. Knows games by their contract
 * only, and nothing of the command line.
 */
@NullMarked
package kraken.lab;

import org.jspecify.annotations.NullMarked;
