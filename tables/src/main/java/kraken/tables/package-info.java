/**
 * A table: its seats, its log, its clock, its talk and its bots. A table is the fold of its log,
 * and nothing else changes it. Knows neither HTTP nor SQL.
 */
@NullMarked
package kraken.tables;

import org.jspecify.annotations.NullMarked;
