/** L'Ombre du Kraken (Feed the Kraken). */
@NullMarked
package kraken.games.shadow;

import org.jspecify.annotations.NullMarked;
