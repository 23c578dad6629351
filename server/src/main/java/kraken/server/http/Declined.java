package kraken.server.http;

import io.javalin.http.HttpStatus;
import kraken.server.wire.Problem;

/** Ends the handling of a request with a status and a sentence. */
final class Declined extends RuntimeException {
  private static final long serialVersionUID = 1;

  private final HttpStatus status;
  private final transient Problem problem;

  Declined(HttpStatus status, String code, String sentence) {
    super(sentence, null, false, false); // an answer, not a failure: nobody looks at its stack
    this.status = status;
    this.problem = new Problem(code, sentence);
  }

  HttpStatus status() {
    return status;
  }

  Problem problem() {
    return problem;
  }

  static Declined malformed(String sentence) {
    return new Declined(HttpStatus.BAD_REQUEST, "malformed", sentence);
  }

  static Declined tooLarge(int most) {
    return new Declined(
        HttpStatus.CONTENT_TOO_LARGE, "too-large", "At most " + most + " bytes are read here.");
  }

  static Declined tooSlow() {
    return new Declined(
        HttpStatus.REQUEST_TIMEOUT, "too-slow", "It took too long until all of it had come.");
  }

  static Declined tooMany() {
    return new Declined(
        HttpStatus.TOO_MANY_REQUESTS, "too-many", "Too many requests; wait a little.");
  }

  static Declined noName() {
    return new Declined(
        HttpStatus.FORBIDDEN, "no-name", "Say first who you are: PUT /api/me with a name.");
  }

  static Declined noTable() {
    return new Declined(HttpStatus.NOT_FOUND, "no-such-table", "There is no such table.");
  }

  static Declined notNow() {
    return new Declined(
        HttpStatus.SERVICE_UNAVAILABLE, "not-now", "Nothing can be read at present.");
  }

  static Declined notOver() {
    return new Declined(HttpStatus.CONFLICT, "not-over", "The game is not over yet.");
  }

  static Declined foreignOrigin() {
    return new Declined(
        HttpStatus.FORBIDDEN, "foreign-origin", "This was sent by the page of another site.");
  }
}
