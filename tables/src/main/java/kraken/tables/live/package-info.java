/**
 * Tables that are in use. Each has one owner, which decides one command at a time and tells of
 * nothing that is not durable; clocks, bots and watchers stand around it.
 */
@NullMarked
package kraken.tables.live;

import org.jspecify.annotations.NullMarked;
