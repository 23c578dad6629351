@NullMarked
package kraken.json;

import org.jspecify.annotations.NullMarked;
