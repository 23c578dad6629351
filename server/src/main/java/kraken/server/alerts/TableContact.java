package kraken.server.alerts;

import kraken.api.Webhook;
import org.jspecify.annotations.Nullable;

/**
 * How the crew of a table meets outside of it. It is no part of the log, so no saved game has it.
 *
 * @param call the link of a voice call; null where there is none
 * @param webhook null where turns are posted nowhere
 * @param person the id of the host who has set it
 * @param language in which posts are written
 * @param site the address of this site, for links in posts
 */
public record TableContact(
    @Nullable String call, @Nullable Webhook webhook, String person, String language, String site) {

  private static final int LONGEST_LINK = 500;

  /** Whether pages may show it as a link. */
  public static boolean isCallLink(String link) {
    return link.length() <= LONGEST_LINK && new OutboundPost(false).isFit(link);
  }
}
