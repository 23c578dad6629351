package kraken.lab;

/**
 * How long games were: the mean, what half of them and nine in ten did not exceed, and the most.
 */
public record Lengths(double mean, int p50, int p90, int max) {}
