/** All that outlives a restart. The only package with SQL. */
@NullMarked
package kraken.server.store;

import org.jspecify.annotations.NullMarked;
