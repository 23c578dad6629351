/**
 * One HTTP request and its answer: reading bodies, finding out who asks, refusing with a sentence.
 * Knows neither tables nor games.
 */
@NullMarked
package kraken.server.http.exchange;

import org.jspecify.annotations.NullMarked;
