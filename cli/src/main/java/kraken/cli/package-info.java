/** The command line: reads commands, says clearly what is wrong with them, and prints results. */
@NullMarked
package kraken.cli;

import org.jspecify.annotations.NullMarked;
