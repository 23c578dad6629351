/**
 * What the server itself takes and gives as JSON, beside the tables: names, health, problems. What
 * a table tells stands in {@code kraken.tables.told}.
 */
@NullMarked
package kraken.server.api;

import org.jspecify.annotations.NullMarked;
