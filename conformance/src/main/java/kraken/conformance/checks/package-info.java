/**
 * The rules that every game must keep, one class each. A check looks at positions, at steps or at a
 * whole game, and throws {@link kraken.conformance.checks.CheckFailedException} where the game
 * breaks the rule.
 */
@NullMarked
package kraken.conformance.checks;

import org.jspecify.annotations.NullMarked;
