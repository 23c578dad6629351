/**
 * What a viewer is told of a table. The one place where secrets are cut out: what is not made here
 * does not leave a table.
 */
@NullMarked
package kraken.tables.tell;

import org.jspecify.annotations.NullMarked;
