/** The files of the client, served from memory. */
@NullMarked
package kraken.server.http.pages;

import org.jspecify.annotations.NullMarked;
