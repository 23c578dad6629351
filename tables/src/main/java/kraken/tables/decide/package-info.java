/** What a table answers to a command: pure functions of the table, the person and the command. */
@NullMarked
package kraken.tables.decide;

import org.jspecify.annotations.NullMarked;
