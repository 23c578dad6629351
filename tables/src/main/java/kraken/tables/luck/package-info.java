/** Luck that can be checked: the derivation that {@code docs/luck.md} fixes, and nothing else. */
@NullMarked
package kraken.tables.luck;

import org.jspecify.annotations.NullMarked;
