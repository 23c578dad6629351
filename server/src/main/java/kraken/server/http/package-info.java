/**
 * The web server: routes, sockets, and the files of the client. It checks who asks, how much and
 * how often. Whether a table allows a request, the table decides.
 */
@NullMarked
package kraken.server.http;

import org.jspecify.annotations.NullMarked;
