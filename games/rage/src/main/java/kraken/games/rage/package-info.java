/**
 * Kraken Rage: the rules, chapter by chapter ({@link kraken.games.rage.SettingUp}, {@link
 * kraken.games.rage.Dealing}, {@link kraken.games.rage.ActionCards}, {@link
 * kraken.games.rage.Chain}, {@link kraken.games.rage.Tentacles}, {@link
 * kraken.games.rage.Settling}, {@link kraken.games.rage.Winning}), gathered by {@link
 * kraken.games.rage.Rules}.
 *
 * <p>A <i>deal</i> is what the rulebook calls a game round: three cards each. A <i>round</i> is
 * what a ship wins by being the last afloat.
 */
@NullMarked
package kraken.games.rage;

import org.jspecify.annotations.NullMarked;
