/** Reads a whole store and finds what is damaged. */
@NullMarked
package kraken.server.store.check;

import org.jspecify.annotations.NullMarked;
