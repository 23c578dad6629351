/**
 * The conformance suite that every game inherits. {@link kraken.conformance.Conformance} runs it in
 * JUnit; {@link kraken.conformance.Suite} runs without JUnit. {@link
 * kraken.conformance.Playthrough} compares a game with a story in a file, and {@link
 * kraken.conformance.GameScene} is a position in a test of the rules.
 */
@NullMarked
package kraken.conformance;

import org.jspecify.annotations.NullMarked;
