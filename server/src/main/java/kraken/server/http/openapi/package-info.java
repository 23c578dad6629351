/** The OpenAPI description of all routes, made from the routes and the records themselves. */
@NullMarked
package kraken.server.http.openapi;

import org.jspecify.annotations.NullMarked;
