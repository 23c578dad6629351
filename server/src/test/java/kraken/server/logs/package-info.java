@NullMarked
package kraken.server.logs;

import org.jspecify.annotations.NullMarked;
