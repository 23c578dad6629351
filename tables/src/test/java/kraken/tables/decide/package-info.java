@NullMarked
package kraken.tables.decide;

import org.jspecify.annotations.NullMarked;
