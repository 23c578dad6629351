/** The list of games: the one place in the project that names them. */
@NullMarked
package kraken.shelf;

import org.jspecify.annotations.NullMarked;
