/** What the server says to whoever runs it. */
@NullMarked
package kraken.server.logs;

import org.jspecify.annotations.NullMarked;
