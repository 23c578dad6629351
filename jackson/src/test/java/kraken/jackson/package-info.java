@NullMarked
package kraken.jackson;

import org.jspecify.annotations.NullMarked;
