import type { Translate } from '../../../texts/translation';
import type { Key } from '../texts';
import type { Card, CardSymbol, CardView, Face, Lane, LaneView, Pirate, Space, View } from '../types';

export type T = Translate<Key>;

export function pirateOf(card: Card): Pirate {
  return card.slice(0, card.lastIndexOf('_')) as Pirate;
}

export function symbolNames(symbols: CardSymbol[], t: T): string {
  return symbols.map((symbol) => t(`symbol.${symbol}`)).join(', ');
}

/** A card as an explanation: whose it is, and what each of its symbols does. */
export function cardHint({ card, symbols }: CardView, t: T, owner?: string): string {
  const pirate = t(`pirate.${pirateOf(card)}`);
  const words = t('hint.card', { pirate: owner ? `${pirate} (${owner})` : pirate, symbols: symbolNames(symbols, t) });
  return [words, ...new Set(symbols.map((symbol) => t(`hint.symbol.${symbol}`)))].join(' ');
}

/** What is printed on a card that lies open. */
export function symbolsOn(card: Card, view: View): CardSymbol[] {
  const open = view.hands.flatMap((hand) => hand.shown).find((shown) => shown.card === card);
  return open?.symbols ?? [];
}

/** A figure as the subject of a sentence. */
export function who(lane: Lane, kraken: boolean, t: T): string {
  return kraken ? t('who.kraken') : t('who.tentacle', { lane: t(`lane.${lane}`) });
}

export function target(lane: Lane, kraken: boolean, t: T): string {
  return kraken ? t('target.kraken') : t(`lane.${lane}`);
}

export function faceNames(dice: Face[], t: T): string {
  return dice.map((face) => t(`face.${face}`)).join(', ');
}

/** The colour of the eye that is asked about. */
export function eyeSide(view: View, t: T): string {
  const die = view.phase.type === 'Eyes' ? view.phase.die : 0;
  return t(die < view.redDice.length ? 'side.PORT' : 'side.STARBOARD');
}

/** A space for those who listen: which of the many, and what is there. */
export function spaceName({ lane, figure, kraken, whirlpools }: LaneView, space: Space, t: T): string {
  const what = [figure === space ? who(lane, kraken, t) : '', whirlpools.includes(space) ? t('here.whirlpool') : ''].filter(Boolean);
  return t('here', { lane: t(`lane.${lane}`), space: t(`space.${space}`), what: what.join(', ') || t('here.free') });
}
