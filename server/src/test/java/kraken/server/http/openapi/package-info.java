@NullMarked
package kraken.server.http.openapi;

import org.jspecify.annotations.NullMarked;
