@NullMarked
package kraken.server.store.postgres;

import org.jspecify.annotations.NullMarked;
