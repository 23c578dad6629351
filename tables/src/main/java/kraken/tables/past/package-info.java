/** Games that are over: taken out as a file, checked, and seen again entry by entry. */
@NullMarked
package kraken.tables.past;

import org.jspecify.annotations.NullMarked;
