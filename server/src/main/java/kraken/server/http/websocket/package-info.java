/**
 * WebSocket (RFC 6455) on connections of Jetty: text messages, no extensions. A move goes to every
 * seat at its table, so the way from a text to the network is as short as can be.
 */
@NullMarked
package kraken.server.http.websocket;

import org.jspecify.annotations.NullMarked;
