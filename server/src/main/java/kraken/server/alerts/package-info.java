/**
 * Alerts people whose turn it is and who are not at their table: by web push, and by a post to a
 * webhook of the table. What is sent goes to addresses that people have given, and to public ones
 * only, unless the operator allows more.
 */
@NullMarked
package kraken.server.alerts;

import org.jspecify.annotations.NullMarked;
