package kraken.server.alerts;

import java.util.Map;

/** The sentences of webhooks, in the languages of the client. */
final class WebhookText {

  private record Sentences(String one, String all) {}

  private static final Sentences ENGLISH =
      new Sentences("%s, it is your turn at %s: %s", "%s: everybody is asked now. %s");

  private static final Map<String, Sentences> SENTENCES =
      Map.of(
          "en", ENGLISH,
          "fr",
              new Sentences(
                  "%s, c’est votre tour à %s : %s", "%s : tout le monde est interrogé. %s"),
          "de", new Sentences("%s, du bist dran bei %s: %s", "%s: Jetzt sind alle gefragt. %s"),
          "es", new Sentences("%s, te toca en %s: %s", "%s: ahora se pregunta a todos. %s"),
          "it", new Sentences("%s, tocca a te a %s: %s", "%s: ora tocca a tutti. %s"),
          "nl",
              new Sentences(
                  "%s, jij bent aan de beurt bij %s: %s", "%s: nu is iedereen gevraagd. %s"));

  private WebhookText() {}

  static String ofOne(String language, String name, String game, String link) {
    return sentences(language).one.formatted(name, game, link);
  }

  /** The same for everybody: it does not tell who has answered. */
  static String ofAll(String language, String game, String link) {
    return sentences(language).all.formatted(game, link);
  }

  private static Sentences sentences(String language) {
    return SENTENCES.getOrDefault(language, ENGLISH);
  }
}
