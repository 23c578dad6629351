/**
 * What goes over HTTP besides tables: the JSON records for names, health, problems, alerts. Those
 * of a table are in {@code kraken.tables.told}; {@code ApiRecords} lists all. The server answers
 * with them, and the types of the client are written from them.
 */
@NullMarked
package kraken.api;

import org.jspecify.annotations.NullMarked;
