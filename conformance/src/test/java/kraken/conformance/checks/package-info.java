@NullMarked
package kraken.conformance.checks;

import org.jspecify.annotations.NullMarked;
