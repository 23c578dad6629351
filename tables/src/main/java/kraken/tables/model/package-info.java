/**
 * A table as a value: its crew, its game in progress, its talk. Pure: no clock, no thread, no
 * chance but the table's own luck.
 */
@NullMarked
package kraken.tables.model;

import org.jspecify.annotations.NullMarked;
