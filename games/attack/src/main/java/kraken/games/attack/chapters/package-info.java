/**
 * The rules of Kraken Attack!, a class for each chapter of the rulebook: {@link
 * kraken.games.attack.chapters.SettingUp}, {@link kraken.games.attack.chapters.Tentacles}, {@link
 * kraken.games.attack.chapters.ActionCards}, {@link kraken.games.attack.chapters.FunnyFaces}.
 *
 * <p>Beside them {@link kraken.games.attack.chapters.Moves} lists what is allowed, {@link
 * kraken.games.attack.chapters.Turns} says who decides, and {@link
 * kraken.games.attack.chapters.Views} makes the view of a state.
 */
@NullMarked
package kraken.games.attack.chapters;

import org.jspecify.annotations.NullMarked;
