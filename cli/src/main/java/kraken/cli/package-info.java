/** The command line: reads what is asked for, says clearly what is wrong with it, shows results. */
@NullMarked
package kraken.cli;

import org.jspecify.annotations.NullMarked;
