/** Games that are over: exported as a file, verified, and replayed entry by entry. */
@NullMarked
package kraken.tables.past;

import org.jspecify.annotations.NullMarked;
