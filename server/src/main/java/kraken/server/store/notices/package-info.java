/** Who wants to be called, and how, in the database. */
@NullMarked
package kraken.server.store.notices;

import org.jspecify.annotations.NullMarked;
