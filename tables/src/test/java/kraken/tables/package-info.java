@NullMarked
package kraken.tables;

import org.jspecify.annotations.NullMarked;
