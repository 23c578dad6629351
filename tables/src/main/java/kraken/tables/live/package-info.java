/**
 * Tables in memory: the only package here with threads. Each table has a {@code TableActor} that
 * handles one command at a time and tells of nothing that is not durable. Clocks, bots and
 * listeners are attached to it.
 */
@NullMarked
package kraken.tables.live;

import org.jspecify.annotations.NullMarked;
