/**
 * How values of the games become JSON and come back. The games need no annotation for it: what a
 * record declares is what is written.
 */
@NullMarked
package kraken.json;

import org.jspecify.annotations.NullMarked;
