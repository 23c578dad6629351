/**
 * Tests of the architecture: which module may use which, and what the rules of a game must not
 * touch.
 */
@NullMarked
package kraken.architecture;

import org.jspecify.annotations.NullMarked;
