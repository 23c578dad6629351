/**
 * Writes the types of the wire for the client, so that one that does not follow does not compile.
 */
@NullMarked
package kraken.web;

import org.jspecify.annotations.NullMarked;
