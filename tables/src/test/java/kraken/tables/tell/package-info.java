@NullMarked
package kraken.tables.tell;

import org.jspecify.annotations.NullMarked;
