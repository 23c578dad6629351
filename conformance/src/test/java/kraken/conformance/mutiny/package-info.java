/**
 * A toy game that uses all of the contract: a hidden role dealt by the sea, a secret look, a
 * window, an interjection, a secret vote, claims, private events, sides, and options of each kind.
 */
@NullMarked
package kraken.conformance.mutiny;

import org.jspecify.annotations.NullMarked;
