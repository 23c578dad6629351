/**
 * The conformance suite that every game inherits. {@link kraken.conformance.Conformance} is its
 * face towards JUnit; {@link kraken.conformance.Suite} runs without it. {@link
 * kraken.conformance.Playthrough} holds a game to one story that is kept.
 */
@NullMarked
package kraken.conformance;

import org.jspecify.annotations.NullMarked;
