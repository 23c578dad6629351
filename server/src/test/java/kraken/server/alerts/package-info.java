@NullMarked
package kraken.server.alerts;

import org.jspecify.annotations.NullMarked;
