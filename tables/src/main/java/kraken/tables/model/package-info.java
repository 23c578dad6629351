/**
 * A table as a value: its crew, its game in progress, its talk. No clock and no thread, and no
 * chance but the table's luck.
 */
@NullMarked
package kraken.tables.model;

import org.jspecify.annotations.NullMarked;
