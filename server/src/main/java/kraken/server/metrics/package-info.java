/** Figures about the running server, for its operators. */
@NullMarked
package kraken.server.metrics;

import org.jspecify.annotations.NullMarked;
