/**
 * What goes over HTTP besides tables: the JSON records for names, health, problems, alerts. Those
 * of a table are in {@code kraken.tables}: {@code told}, {@code command}, {@code lists}, {@code
 * past} and {@code lesson}. {@code ApiRecords} lists the roots of all, and the types of the client
 * are written from them.
 */
@NullMarked
package kraken.api;

import org.jspecify.annotations.NullMarked;
