/** Classes that break the rules of the house, to see that it is noticed. */
@NullMarked
package kraken.tables.cheating;

import org.jspecify.annotations.NullMarked;
