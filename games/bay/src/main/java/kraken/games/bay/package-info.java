/**
 * Kraken Bay: the rules, chapter by chapter ({@link kraken.games.bay.SettingUp}, {@link
 * kraken.games.bay.Sailing}, {@link kraken.games.bay.Gunnery}, {@link kraken.games.bay.Losses},
 * {@link kraken.games.bay.Salvage}, {@link kraken.games.bay.Bombs}, {@link
 * kraken.games.bay.Towing}, {@link kraken.games.bay.Placement}, {@link kraken.games.bay.Vortex},
 * {@link kraken.games.bay.Scoring}), gathered by {@link kraken.games.bay.Rules}.
 */
@NullMarked
package kraken.games.bay;

import org.jspecify.annotations.NullMarked;
