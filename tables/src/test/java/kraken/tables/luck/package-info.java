@NullMarked
package kraken.tables.luck;

import org.jspecify.annotations.NullMarked;
