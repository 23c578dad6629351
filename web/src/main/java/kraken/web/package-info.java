/**
 * Writes the types of the wire as TypeScript, so that a client that does not fit the server does
 * not compile.
 */
@NullMarked
package kraken.web;

import org.jspecify.annotations.NullMarked;
