/**
 * Kraken Attack!: the rules, chapter by chapter ({@link kraken.games.attack.SettingUp}, {@link
 * kraken.games.attack.Tentacles}, {@link kraken.games.attack.ActionCards}, {@link
 * kraken.games.attack.FunnyFaces}), gathered by {@link kraken.games.attack.Rules}.
 */
@NullMarked
package kraken.games.attack;

import org.jspecify.annotations.NullMarked;
