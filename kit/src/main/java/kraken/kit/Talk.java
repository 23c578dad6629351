package kraken.kit;

import java.util.List;

/**
 * What a seat may say now.
 *
 * @param words free text
 * @param emotes the table's fixed set of gestures
 * @param claims statements that the game knows as data; they may be lies
 */
public record Talk(boolean words, boolean emotes, List<ClaimForm> claims) {

  public static final Talk FREE = new Talk(true, true, List.of());
  public static final Talk SILENT = new Talk(false, false, List.of());

  public Talk {
    claims = List.copyOf(claims);
  }

  /** Whether the claim is made in one of the forms, with fillings that fit. */
  public boolean allows(Claim claim, int players) {
    for (ClaimForm form : claims) {
      if (form.name().equals(claim.form())) {
        return form.takes(claim.fillings(), players);
      }
    }
    return false;
  }
}
