/**
 * The records of the wire: what one viewer is told of a table. No record here has a field for
 * anything that the viewer may not know.
 */
@NullMarked
package kraken.tables.told;

import org.jspecify.annotations.NullMarked;
