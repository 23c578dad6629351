@NullMarked
package kraken.server.http.websocket;

import org.jspecify.annotations.NullMarked;
