/**
 * The JSON records of the server itself: names, health, problems. Those of a table are in {@code
 * kraken.tables.told}.
 */
@NullMarked
package kraken.server.api;

import org.jspecify.annotations.NullMarked;
