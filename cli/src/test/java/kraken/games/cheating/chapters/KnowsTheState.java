package kraken.games.cheating.chapters;

import kraken.games.cheating.state.KnowsAChapter;
import org.jspecify.annotations.Nullable;

public record KnowsTheState(@Nullable KnowsAChapter state) {}
