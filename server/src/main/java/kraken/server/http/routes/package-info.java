/** The REST routes, a class for each subject. What is asked of a table, the table judges. */
@NullMarked
package kraken.server.http.routes;

import org.jspecify.annotations.NullMarked;
