package kraken.games.shadow.state;

import org.jspecify.annotations.Nullable;

/**
 * What is to be decided now.
 *
 * @param resume the phase that goes on after this one, where a character came between
 * @param aim who decides out of the captain's order, and what about
 * @param answers what has been answered in secret so far
 */
public record Pending(Phase phase, @Nullable Phase resume, Aim aim, Answers answers) {

  static final Pending DEALING = new Pending(Phase.DEALING, null, Aim.NONE, Answers.NONE);
  static final Pending OVER = new Pending(Phase.OVER, null, Aim.NONE, Answers.NONE);

  /** The phase, or the one that goes on after it where something came between. */
  Phase course() {
    return resume == null ? phase : resume;
  }

  Pending in(Phase next) {
    return new Pending(next, resume, aim, answers);
  }

  Pending suspended(Phase next, Aim by) {
    return new Pending(next, phase, by, answers);
  }

  Pending resumed() {
    return new Pending(course(), null, Aim.NONE, answers);
  }

  Pending with(Aim next) {
    return new Pending(phase, resume, next, answers);
  }

  Pending with(Answers next) {
    return new Pending(phase, resume, aim, next);
  }
}
