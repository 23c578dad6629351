/**
 * The rules of Kraken Bay, a class for each chapter of the rulebook: {@link
 * kraken.games.bay.chapters.SettingUp}, {@link kraken.games.bay.chapters.Sailing}, {@link
 * kraken.games.bay.chapters.Gunnery}, {@link kraken.games.bay.chapters.Losses}, {@link
 * kraken.games.bay.chapters.Salvage}, {@link kraken.games.bay.chapters.Bombs}, {@link
 * kraken.games.bay.chapters.Towing}, {@link kraken.games.bay.chapters.Placement}, {@link
 * kraken.games.bay.chapters.Vortex}, {@link kraken.games.bay.chapters.Scoring}.
 *
 * <p>Beside them {@link kraken.games.bay.chapters.Moves} lists what is allowed, {@link
 * kraken.games.bay.chapters.Turns} says who decides, and {@link kraken.games.bay.chapters.Views}
 * makes the view of a state.
 */
@NullMarked
package kraken.games.bay.chapters;

import org.jspecify.annotations.NullMarked;
