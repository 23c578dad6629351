@NullMarked
package kraken.tables.lesson;

import org.jspecify.annotations.NullMarked;
