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
 * Finds the person behind a request. The browser keeps a secret in its cookie; the server knows
 * only the id that is made from it. Safe for many threads.
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

  public Optional<Person> find(Context request) {
    return find(request.cookie(COOKIE));
  }

  public Optional<Person> find(@Nullable String cookie) {
    return secret(cookie).flatMap(text -> persons.find(id(text)));
  }

  /** The person with the present name; empty where the person was forgotten. */
  public Optional<Person> refreshed(Person person) {
    return persons.find(person.id());
  }

  /** The person who asks; refuses the request where the browser has no name yet. */
  public Person require(Context request) {
    return find(request).orElseThrow(ProblemException::noName);
  }

  /**
   * Gives a new person this name, or a known person a new name. A new person's secret is made here:
   * one that a client has chosen could be guessed.
   *
   * @param portrait null for the one that the person had before
   */
  public Person giveName(Context request, String name, @Nullable Integer portrait) {
    String secret = secret(request.cookie(COOKIE)).filter(this::isKnown).orElseGet(this::newSecret);
    Person before = persons.find(id(secret)).orElseGet(() -> new Person(id(secret), name));
    Person person = new Person(before.id(), name, portrait == null ? before.portrait() : portrait);
    persons.save(person).join();
    request.cookie(cookie(secret, A_YEAR, isSecure(request)));
    return person;
  }

  private boolean isKnown(String secret) {
    return persons.find(id(secret)).isPresent();
  }

  /** Clears the cookie: the next name that this browser takes belongs to a new person. */
  public void clearCookie(Context request) {
    request.cookie(cookie("", 0, isSecure(request)));
  }

  private String newSecret() {
    byte[] secret = new byte[SECRET_BYTES];
    random.nextBytes(secret);
    return Base64.getUrlEncoder().withoutPadding().encodeToString(secret);
  }

  private static Optional<String> secret(@Nullable String cookie) {
    return Optional.ofNullable(cookie).filter(text -> text.length() == SECRET_LETTERS);
  }

  /**
   * A proxy may speak https for us; then the browser should send the cookie over https only, too.
   */
  public static boolean isSecure(Context request) {
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

  /** The address of this site, as the browser of the request knows it. */
  public static String site(Context request) {
    return (isSecure(request) ? "https://" : "http://") + request.host();
  }
}
