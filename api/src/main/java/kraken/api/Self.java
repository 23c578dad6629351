package kraken.api;

import kraken.tables.Person;
import org.jspecify.annotations.Nullable;

/**
 * The person who asks. Every page asks this first, so a browser without a name gets an answer, not
 * an error.
 *
 * @param person null where this browser has not taken a name yet
 */
public record Self(@Nullable Person person) {}
