/** Log lines, for whoever runs the server. */
@NullMarked
package kraken.server.logs;

import org.jspecify.annotations.NullMarked;
