/** Classes that break the rules of a game's packages: the tests of the rules must find them. */
@NullMarked
package kraken.games.cheating.state;

import org.jspecify.annotations.NullMarked;
