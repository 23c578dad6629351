@NullMarked
package kraken.server.notify;

import org.jspecify.annotations.NullMarked;
