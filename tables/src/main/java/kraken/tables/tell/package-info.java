/**
 * Decides what each viewer is told of a table. This is the one place that cuts secrets out: nothing
 * else leaves a table.
 */
@NullMarked
package kraken.tables.tell;

import org.jspecify.annotations.NullMarked;
