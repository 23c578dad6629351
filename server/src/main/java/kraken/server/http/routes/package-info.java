/**
 * The REST routes, a class for each subject. Whether a table allows a request, the table decides.
 */
@NullMarked
package kraken.server.http.routes;

import org.jspecify.annotations.NullMarked;
