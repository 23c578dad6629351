/** A toy game without secrets: a race in a few lines. */
@NullMarked
package kraken.conformance.pebbles;

import org.jspecify.annotations.NullMarked;
