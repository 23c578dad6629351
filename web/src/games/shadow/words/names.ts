import type { Translate } from '../../../texts/translation';
import type { NameOf } from '../../game';
import type { Mark } from '../desk/notes.svelte';
import type { Key } from '../texts';
import type { SignName } from '../signs/signs';
import { sameHex } from '../layout';
import type { Card, Hex, Mate, Persona, Token, View } from '../types';
import { watersOf } from '../waters';

export type T = Translate<Key>;

export const cardName = (card: Card, t: T): string => t(`card.${card}`);
export const cardNames = (cards: Card[], t: T): string => cards.map((card) => cardName(card, t)).join(', ');
export const seatNames = (seats: number[], nameOf: NameOf): string => seats.map(nameOf).join(', ');

export type Post = 'CAPTAIN' | 'LIEUTENANT' | 'NAVIGATOR';

/** What somebody is in the present round. */
export function postsOf(view: View, seat: number): Post[] {
  const line = view.rounds.at(-1);
  return [
    ...(view.captain === seat ? (['CAPTAIN'] as const) : []),
    ...(line?.lieutenant === seat ? (['LIEUTENANT'] as const) : []),
    ...(line?.navigator === seat ? (['NAVIGATOR'] as const) : []),
  ];
}

/** The cards that somebody has sailed as captain. */
export function recordOf(view: View, seat: number): Card[] {
  return view.rounds.flatMap((line) => (line.captain === seat && line.card ? [line.card] : []));
}

/** The token of the hex where the ship is. */
export function tokenHere(view: View): Token | null {
  const here = view.track.at(-1);
  return watersOf(view).find((water) => here && sameHex(water.hex, here))?.token ?? null;
}

/** Where a hex is, for those who cannot see the chart: how far from the start. */
export function hexName({ column, height }: Hex, t: T): string {
  const side = column === 0 ? t('place.middle') : t(column < 0 ? 'place.west' : 'place.east', { count: Math.abs(column) });
  return height === 0 ? t('place.start') : t('place.hex', { north: height, side });
}

/** A name that fits into so many letters. */
export function shortened(name: string, letters: number): string {
  return name.length <= letters ? name : `${name.slice(0, Math.max(1, letters - 1))}…`;
}

const NOTE_SIGNS: Record<Mark, SignName | null> = {
  none: null,
  sailor: 'SAILORS',
  pirate: 'PIRATES',
  cult: 'CULT',
  doubt: 'LOOKOUT',
};
export const signOfNote = (mark: Mark): SignName | null => NOTE_SIGNS[mark];

const SUFFERED = {
  sittingOut: 'MINSTREL',
  urged: 'AGITATOR',
  doubled: 'TROUBLEMAKER',
  calmed: 'PEACEMAKER',
  strategist: 'STRATEGIST',
  smuggling: 'SMUGGLER',
  archiving: 'ARCHIVIST',
} as const satisfies Partial<Record<keyof View['effects'], Persona>>;

/** The characters whose effect somebody is under for the rest of the round. */
export function sufferedBy(view: View, seat: number): Persona[] {
  const kinds = Object.keys(SUFFERED) as (keyof typeof SUFFERED)[];
  return kinds.filter((kind) => view.effects[kind].includes(seat)).map((kind) => SUFFERED[kind]);
}

/** Guns, one or many. */
export const guns = (count: number, t: T): string => t(count === 1 ? 'guns.one' : 'guns.many', { count });

/** Whose part everybody may see: after the end, and in a replay through all eyes. A player's own part stays under the card. */
export const isPartOpen = (view: View, mate: Mate): boolean => mate.faction !== null && (view.phase === 'OVER' || view.viewer === 'watcher');

/** All that everybody knows of a player. */
export function mateFacts(view: View, seat: number, t: T): string[] {
  const mate = view.crew[seat];
  if (!mate) return [];
  const record = recordOf(view, seat);
  return [
    isPartOpen(view, mate) ? t(`faction.${mate.faction!}`) : '',
    ...postsOf(view, seat).map((post) => t(`post.${post}`)),
    mate.aboard ? '' : t('state.overboard'),
    guns(mate.guns, t),
    mate.offDuty ? t('state.offDuty') : '',
    mate.tongue ? '' : t('state.tongue'),
    mate.not ? t('state.not', { side: t(`side.${mate.not}`) }) : '',
    mate.aboard && !mate.convertible ? t('state.faithful') : '',
    record.length > 0 ? t('state.record', { cards: cardNames(record, t) }) : '',
    characterFact(view, mate, t),
    ...sufferedBy(view, seat).map((by) => t('state.under', { character: t(`character.${by}`) })),
  ].filter(Boolean);
}

function characterFact(view: View, mate: Mate, t: T): string {
  if (view.variant.characters.length === 0) return '';
  if (mate.character && !mate.faceDown) {
    return t('state.character', { character: t(`character.${mate.character}`), effect: t(`effect.${mate.character}`) });
  }
  return mate.character && mate.seen
    ? t('state.characterSeen', { character: t(`character.${mate.character}`) })
    : t('state.faceDown');
}

export function mateHint(view: View, seat: number, t: T, nameOf: NameOf): string {
  return `${nameOf(seat)}. ${mateFacts(view, seat, t).map(sentence).join(' ')}`;
}

const sentence = (words: string) => (/[.!?]$/.test(words) ? words : `${words}.`);
