/** What persons ask of a table, and what it answers. */
@NullMarked
package kraken.tables.command;

import org.jspecify.annotations.NullMarked;
