/** Luck that anybody can check: exactly the derivation of {@code docs/luck.md}. */
@NullMarked
package kraken.tables.luck;

import org.jspecify.annotations.NullMarked;
