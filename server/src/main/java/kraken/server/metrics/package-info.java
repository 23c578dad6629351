/** What the server counts and times for those who operate it. */
@NullMarked
package kraken.server.metrics;

import org.jspecify.annotations.NullMarked;
