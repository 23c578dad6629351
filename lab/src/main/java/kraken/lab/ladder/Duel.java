package kraken.lab.ladder;

/**
 * What one game says of two players of the ladder.
 *
 * @param score of the first, from 0 (lost) to 1 (won)
 */
record Duel(int first, int second, double score) {}
