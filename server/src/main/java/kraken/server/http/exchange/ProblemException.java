package kraken.server.http.exchange;

import io.javalin.http.HttpStatus;
import java.time.Duration;
import kraken.api.Problem;
import kraken.tables.command.Reply;

/** Ends the handling of a request with a status and a sentence. */
public final class ProblemException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final HttpStatus status;
  private final transient Problem problem;
  private final long retryAfter;

  public ProblemException(HttpStatus status, String code, String sentence) {
    this(status, new Problem(code, sentence), status == HttpStatus.SERVICE_UNAVAILABLE ? 5 : 0);
  }

  private ProblemException(HttpStatus status, Problem problem, long retryAfter) {
    // an answer, not a failure: nobody looks at its stack
    super(problem.sentence(), null, false, false);
    this.status = status;
    this.problem = problem;
    this.retryAfter = retryAfter;
  }

  /** After how many seconds the client may ask again; 0 where asking again does not help. */
  public long retryAfter() {
    return retryAfter;
  }

  public HttpStatus status() {
    return status;
  }

  public Problem problem() {
    return problem;
  }

  public static ProblemException malformed(String sentence) {
    return new ProblemException(HttpStatus.BAD_REQUEST, "malformed", sentence);
  }

  static ProblemException tooLarge(int most) {
    return new ProblemException(
        HttpStatus.CONTENT_TOO_LARGE, "too-large", "At most " + most + " bytes are read here.");
  }

  static ProblemException tooSlow() {
    return new ProblemException(
        HttpStatus.REQUEST_TIMEOUT, "too-slow", "It took too long until all of it had come.");
  }

  /**
   * Refuses what is over a limit.
   *
   * @param what is counted, such as "requests from one address"
   * @param most how many there may be, in words
   */
  public static ProblemException tooMany(String what, String most, Duration wait) {
    long seconds = Math.max(1, wait.plusMillis(999).toSeconds());
    return new ProblemException(
        HttpStatus.TOO_MANY_REQUESTS,
        new Problem(
            "too-many", "Too many %s: %s. Come back in %d s.".formatted(what, most, seconds)),
        seconds);
  }

  static ProblemException noName() {
    return new ProblemException(
        HttpStatus.FORBIDDEN, "no-name", "Say first who you are: PUT /api/me with a name.");
  }

  public static ProblemException noTable() {
    return new ProblemException(HttpStatus.NOT_FOUND, "no-such-table", "There is no such table.");
  }

  public static ProblemException noLesson() {
    return new ProblemException(
        HttpStatus.NOT_FOUND, "no-such-lesson", "There is no lesson for such a game.");
  }

  public static ProblemException notNow() {
    return new ProblemException(
        HttpStatus.SERVICE_UNAVAILABLE, "not-now", "Nothing can be read at present.");
  }

  static ProblemException notStored() {
    return new ProblemException(
        HttpStatus.SERVICE_UNAVAILABLE,
        "not-stored",
        "It could not be saved, and nothing has happened. Try again in a few seconds.");
  }

  public static ProblemException notOver() {
    return new ProblemException(HttpStatus.CONFLICT, "not-over", "The game is not over yet.");
  }

  /** Rules of another edition could make another game of the log. */
  public static ProblemException otherEdition(int played, int playedHere) {
    return new ProblemException(
        HttpStatus.CONFLICT,
        Reply.Refused.OTHER_EDITION,
        "The game was played under edition %d of its rules, and here edition %d is played. It can be exported, but not shown."
            .formatted(played, playedHere));
  }

  static ProblemException foreignOrigin() {
    return new ProblemException(
        HttpStatus.FORBIDDEN, "foreign-origin", "This was sent by the page of another site.");
  }
}
