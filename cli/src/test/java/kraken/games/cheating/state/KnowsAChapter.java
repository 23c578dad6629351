package kraken.games.cheating.state;

import kraken.games.cheating.chapters.KnowsTheState;

public record KnowsAChapter(KnowsTheState chapter) {}
