@NullMarked
package kraken.server.http.exchange;

import org.jspecify.annotations.NullMarked;
