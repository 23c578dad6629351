/** Who wants to be alerted, and how, in the database. */
@NullMarked
package kraken.server.store.alerts;

import org.jspecify.annotations.NullMarked;
