/**
 * What commands are given: reads games, bots, numbers and files, and says clearly what is wrong
 * with them.
 */
@NullMarked
package kraken.cli.arguments;

import org.jspecify.annotations.NullMarked;
