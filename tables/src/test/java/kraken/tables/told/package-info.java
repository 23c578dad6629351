@NullMarked
package kraken.tables.told;

import org.jspecify.annotations.NullMarked;
