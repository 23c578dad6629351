package kraken.kit;

import java.util.List;

/** What a seat claims, in one of the {@link ClaimForm forms} of the game. It may be a lie. */
public record Claim(String form, List<String> fillings) {

  public Claim {
    fillings = List.copyOf(fillings);
  }
}
