@NullMarked
package kraken.conformance;

import org.jspecify.annotations.NullMarked;
