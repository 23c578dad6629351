@NullMarked
package kraken.tables.fold;

import org.jspecify.annotations.NullMarked;
