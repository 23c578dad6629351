/**
 * The face to the network: requests, sockets, and the files of the page. It checks who asks, how
 * much and how often; what is asked of a table, the table judges.
 */
@NullMarked
package kraken.server.http;

import org.jspecify.annotations.NullMarked;
