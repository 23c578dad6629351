package kraken.server.http.exchange;

import io.javalin.http.HttpStatus;
import kraken.server.api.Problem;
import kraken.tables.command.Reply;

/** Ends the handling of a request with a status and a sentence. */
public final class ProblemException extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final HttpStatus status;
  private final transient Problem problem;

  public ProblemException(HttpStatus status, String code, String sentence) {
    super(sentence, null, false, false); // an answer, not a failure: nobody looks at its stack
    this.status = status;
    this.problem = new Problem(code, sentence);
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

  public static ProblemException tooMany() {
    return new ProblemException(
        HttpStatus.TOO_MANY_REQUESTS, "too-many", "Too many requests; wait a little.");
  }

  static ProblemException noName() {
    return new ProblemException(
        HttpStatus.FORBIDDEN, "no-name", "Say first who you are: PUT /api/me with a name.");
  }

  public static ProblemException noTable() {
    return new ProblemException(HttpStatus.NOT_FOUND, "no-such-table", "There is no such table.");
  }

  public static ProblemException notNow() {
    return new ProblemException(
        HttpStatus.SERVICE_UNAVAILABLE, "not-now", "Nothing can be read at present.");
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
