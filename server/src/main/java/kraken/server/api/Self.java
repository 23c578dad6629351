package kraken.server.api;

import kraken.tables.Person;
import org.jspecify.annotations.Nullable;

/**
 * Who is asking. A newcomer is no error: every page asks this first.
 *
 * @param person null before there is a name
 */
public record Self(@Nullable Person person) {}
