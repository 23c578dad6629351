/** A public server imitated: honest players, floods one after the other, and kills. */
@NullMarked
package kraken.bench.flood;

import org.jspecify.annotations.NullMarked;
