/**
 * What a viewer is told of a table: the types of the wire. There is no field here for anything that
 * the viewer may not know.
 */
@NullMarked
package kraken.tables.told;

import org.jspecify.annotations.NullMarked;
