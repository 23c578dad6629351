/** Classes that break the rules of the architecture, to test that they notice it. */
@NullMarked
package kraken.tables.cheating;

import org.jspecify.annotations.NullMarked;
