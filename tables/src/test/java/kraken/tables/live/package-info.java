@NullMarked
package kraken.tables.live;

import org.jspecify.annotations.NullMarked;
