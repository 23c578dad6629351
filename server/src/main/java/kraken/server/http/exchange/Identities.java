package kraken.server.http.exchange;

import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.SameSite;
import java.nio.charset.StandardCharsets;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;
import java.util.HexFormat;
import java.util.Optional;
import kraken.tables.Person;
import kraken.tables.Persons;
import kraken.tables.luck.Hashing;
import org.jspecify.annotations.Nullable;

/**
 * Tells who asks, by a secret that only the browser keeps: here there is but the id that is made
 * from it.
 */
public final class Identities {

  public static final String COOKIE = "kraken";

  private static final int SECRET_BYTES = 32;
  private static final int SECRET_LETTERS = 43;
  private static final int ID_DIGITS = 20;
  private static final int A_YEAR = (int) Duration.ofDays(365).toSeconds();

  private final Persons persons;
  private final SecureRandom random = new SecureRandom();

  public Identities(Persons persons) {
    this.persons = persons;
  }

  public Optional<Person> who(Context request) {
    return who(request.cookie(COOKIE));
  }

  public Optional<Person> who(@Nullable String cookie) {
    return secret(cookie).flatMap(text -> persons.find(id(text)));
  }

  /** The person with the name that it has now. */
  public Optional<Person> renewed(Person person) {
    return persons.find(person.id());
  }

  public Person known(Context request) {
    return who(request).orElseThrow(ProblemException::noName);
  }

  /** Gives a name to somebody who is new, or a new one to somebody who is known. */
  public Person named(Context request, String name) {
    String secret = secret(request.cookie(COOKIE)).orElseGet(this::fresh);
    Person person = new Person(id(secret), name);
    persons.save(person).join();
    request.cookie(cookie(secret, A_YEAR, isSecure(request)));
    return person;
  }

  /** The browser forgets its secret: whoever comes next is somebody new. */
  public void leaves(Context request) {
    request.cookie(cookie("", 0, isSecure(request)));
  }

  private String fresh() {
    byte[] secret = new byte[SECRET_BYTES];
    random.nextBytes(secret);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(secret);
  }

  private static Optional<String> secret(@Nullable String cookie) {
    return Optional.ofNullable(cookie).filter(text -> text.length() == SECRET_LETTERS);
  }

  /** Behind a proxy that speaks https for us, the cookie may be kept to https as well. */
  private static boolean isSecure(Context request) {
    return request.scheme().equals("https") || "https".equals(request.header("X-Forwarded-Proto"));
  }

  private static Cookie cookie(String secret, int seconds, boolean secure) {
    boolean httpOnly = true;
    return new Cookie(COOKIE, secret, "/", seconds, secure, httpOnly, null, SameSite.LAX);
  }

  private static String id(String secret) {
    byte[] hash = Hashing.sha256().digest(secret.getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(hash).substring(0, ID_DIGITS);
  }
}
