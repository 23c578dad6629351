/** A toy with windows: who holds the whistle may blow it, and nobody knows who that is. */
@NullMarked
package kraken.tables.nightwatch;

import org.jspecify.annotations.NullMarked;
