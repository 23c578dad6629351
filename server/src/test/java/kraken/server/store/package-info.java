@NullMarked
package kraken.server.store;

import org.jspecify.annotations.NullMarked;
