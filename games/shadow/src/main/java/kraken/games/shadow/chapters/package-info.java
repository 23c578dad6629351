/**
 * The rules, a class for each chapter of the rulebook: {@link
 * kraken.games.shadow.chapters.SettingUp}, {@link kraken.games.shadow.chapters.Appointing}, {@link
 * kraken.games.shadow.chapters.Loyalty}, {@link kraken.games.shadow.chapters.Navigation}, {@link
 * kraken.games.shadow.chapters.Sailing}, {@link kraken.games.shadow.chapters.Rituals}, {@link
 * kraken.games.shadow.chapters.Talking}. What the characters do stands with their windows ({@link
 * kraken.games.shadow.chapters.Powers}).
 *
 * <p>Beside them {@link kraken.games.shadow.chapters.Moves} lists what is allowed, {@link
 * kraken.games.shadow.chapters.Turns} says who decides, and {@link
 * kraken.games.shadow.chapters.Views} makes the view of a state.
 */
@NullMarked
package kraken.games.shadow.chapters;

import org.jspecify.annotations.NullMarked;
