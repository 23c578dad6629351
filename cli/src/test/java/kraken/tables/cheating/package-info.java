/** Classes that break the rules of the architecture, to see that it is noticed. */
@NullMarked
package kraken.tables.cheating;

import org.jspecify.annotations.NullMarked;
