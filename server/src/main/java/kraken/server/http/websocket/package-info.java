/**
 * WebSocket (RFC 6455) on connections of Jetty: text messages, no extensions. Written by hand for
 * speed, since a move goes to every seat at its table; docs/decisions has the figures.
 */
@NullMarked
package kraken.server.http.websocket;

import org.jspecify.annotations.NullMarked;
