@NullMarked
package kraken.conformance.play;

import org.jspecify.annotations.NullMarked;
