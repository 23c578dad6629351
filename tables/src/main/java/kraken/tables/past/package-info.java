/** Games that are over: exported as a file, verified, replayed entry by entry, and reviewed. */
@NullMarked
package kraken.tables.past;

import org.jspecify.annotations.NullMarked;
