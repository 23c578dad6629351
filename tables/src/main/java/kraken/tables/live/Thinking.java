package kraken.tables.live;

import java.time.Duration;

/** What bots have thought about since the start, and for how long. */
public record Thinking(long moves, Duration time) {}
