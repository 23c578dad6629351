@NullMarked
package kraken.server.http.limits;

import org.jspecify.annotations.NullMarked;
