/** What outlives a restart: the only place that speaks SQL. */
@NullMarked
package kraken.server.store;

import org.jspecify.annotations.NullMarked;
