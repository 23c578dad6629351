/**
 * The rules of Kraken Rage, a class for each chapter of the rulebook: {@link
 * kraken.games.rage.chapters.SettingUp}, {@link kraken.games.rage.chapters.Dealing}, {@link
 * kraken.games.rage.chapters.ActionCards}, {@link kraken.games.rage.chapters.Collisions}, {@link
 * kraken.games.rage.chapters.Tentacles}, {@link kraken.games.rage.chapters.Settling}, {@link
 * kraken.games.rage.chapters.Winning}.
 *
 * <p>Beside them {@link kraken.games.rage.chapters.Moves} lists what is allowed, {@link
 * kraken.games.rage.chapters.Turns} says who decides, and {@link kraken.games.rage.chapters.Views}
 * makes the view of a state.
 */
@NullMarked
package kraken.games.rage.chapters;

import org.jspecify.annotations.NullMarked;
