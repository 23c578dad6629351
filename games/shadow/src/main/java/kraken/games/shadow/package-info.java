/**
 * L'Ombre du Kraken (Feed the Kraken): the rules, chapter by chapter ({@link
 * kraken.games.shadow.SettingUp}, {@link kraken.games.shadow.Appointing}, {@link
 * kraken.games.shadow.Loyalty}, {@link kraken.games.shadow.Navigation}, {@link
 * kraken.games.shadow.Sailing}, {@link kraken.games.shadow.Rituals}), the characters by their
 * windows ({@link kraken.games.shadow.Powers}), gathered by {@link kraken.games.shadow.Rules}; and
 * what players think of it all ({@link kraken.games.shadow.Mind}).
 */
@NullMarked
package kraken.games.shadow;

import org.jspecify.annotations.NullMarked;
