/**
 * Lessons: guided first games. A lesson is data of a game; the real rules play it, and what a
 * learner is told of it is the same for everybody. Nothing of it is kept.
 */
@NullMarked
package kraken.tables.lesson;

import org.jspecify.annotations.NullMarked;
