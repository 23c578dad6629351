package kraken.lab;

/** How long games were: the mean, the median, the 90th percentile and the maximum. */
public record Lengths(double mean, int p50, int p90, int max) {}
