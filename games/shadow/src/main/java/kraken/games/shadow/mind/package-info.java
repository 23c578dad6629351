/**
 * What bots think with: {@link kraken.games.shadow.mind.Mind} chooses moves and claims, {@link
 * kraken.games.shadow.mind.Judgement} weighs a position. None of it is a rule, and none of it names
 * the state: a mind knows what its seat has seen.
 */
@NullMarked
package kraken.games.shadow.mind;

import org.jspecify.annotations.NullMarked;
