package kraken.tables.live;

import java.time.Duration;

/** What bots have thought about since the start, and for how long. */
public record BotThinkingTime(long moves, Duration time) {}
