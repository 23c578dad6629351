@NullMarked
package kraken.tables.past;

import org.jspecify.annotations.NullMarked;
