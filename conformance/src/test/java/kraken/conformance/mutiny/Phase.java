package kraken.conformance.mutiny;

/** A round goes from the look to the vote; a ship without the gear for a phase skips it. */
enum Phase {
  DEAL,
  LOOK,
  BELL,
  VOTE,
  OVER
}
