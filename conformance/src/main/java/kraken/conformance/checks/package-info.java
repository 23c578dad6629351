/**
 * What every game must keep to, one sentence and one file each. A check looks at positions, at
 * steps or at a whole game, and throws {@link kraken.conformance.checks.Broken} where it finds
 * fault.
 */
@NullMarked
package kraken.conformance.checks;

import org.jspecify.annotations.NullMarked;
