/** How fast the rules are, measured with JMH. Knows games by their contract only. */
@NullMarked
package kraken.bench;

import org.jspecify.annotations.NullMarked;
