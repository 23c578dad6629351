/** How often a person or an address may do something, and who is let in at all. */
@NullMarked
package kraken.server.http.limits;

import org.jspecify.annotations.NullMarked;
