/**
 * A table: its seats, log, luck, clock, talk and bots. A table is the fold of its log, and nothing
 * else changes it. No class here knows HTTP, SQL or a JSON library.
 */
@NullMarked
package kraken.tables;

import org.jspecify.annotations.NullMarked;
