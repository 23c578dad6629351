package kraken.conformance.mutiny;

import kraken.kit.Refusal;

enum Reason implements Refusal {
  NOT_NOW;

  @Override
  public String rule() {
    return "the round";
  }
}
