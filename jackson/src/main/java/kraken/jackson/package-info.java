/**
 * Jackson, configured by {@link kraken.json.Shape}: reads our values strictly, writes them, and
 * says what is wrong with bad JSON.
 */
@NullMarked
package kraken.jackson;

import org.jspecify.annotations.NullMarked;
