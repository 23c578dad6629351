/** Limits: how often a person or an address may do something, and when the server refuses them. */
@NullMarked
package kraken.server.http.limits;

import org.jspecify.annotations.NullMarked;
