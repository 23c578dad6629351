package kraken.tables.live;

import java.time.Duration;

/** How many moves bots have chosen since the server started, and how long they have thought. */
public record BotThinkingTime(long moves, Duration time) {}
