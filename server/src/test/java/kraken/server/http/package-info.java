@NullMarked
package kraken.server.http;

import org.jspecify.annotations.NullMarked;
