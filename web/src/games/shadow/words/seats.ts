import type { Key } from '../texts';
import { sideOf, type Faction, type View } from '../types';
import { guns, postsOf, type T } from './names';

export function awaited(view: View, t: T): string {
  return t(`awaited.${view.phase}`);
}

/** The phases with a call of their own. In a ritual everybody is called alike, so that nobody can tell who leads the cult. */
const DECISIONS = [
  'LIEUTENANT',
  'NAVIGATOR',
  'LOYALTY',
  'INSTIGATED',
  'DUEL',
  'ARCHIVE',
  'PASSING_ON',
  'NAVIGATING',
  'EMERGENCY',
  'TOKEN',
  'MERMAID',
  'TELESCOPE',
  'LOOKED',
  'CONVERSION',
  'STASH',
  'AIMING',
] as const;

/** What this view's own seat is to decide, as a call to it; empty where it decides nothing. */
export function asked(view: View, t: T): string {
  const decision = DECISIONS.find((phase) => phase === view.phase);
  return decision ? t(`asked.${decision}`) : '';
}

/** The phases in which several decide in secret, apart from windows. */
const TOGETHER = ['LOYALTY', 'PASSING_ON', 'CONVERSION', 'STASH'] as const;

/** What the table waits for where several decide in secret: never who has decided, which might tell why it took so long. */
export function together(view: View, t: T): string {
  const phase = TOGETHER.find((one) => one === view.phase);
  return phase ? t(`together.${phase}`) : '';
}

/** What everybody knows of a seat, in a few words: never its faction. */
export function seatNote(view: View, seat: number, t: T): string {
  const mate = view.crew[seat];
  if (!mate) return '';
  if (!mate.aboard) return t('state.overboard');
  return [...postsOf(view, seat).map((post) => t(`post.${post}`)), guns(mate.guns, t)].join(', ');
}

/** What a seat is, as far as this view may know it: after the game, everybody's. */
export function part({ crew }: View, seat: number, t: T): string {
  const faction = crew[seat]?.faction;
  return faction ? t(`faction.${faction}`) : '';
}

/** What somebody of this faction wants, to that person alone. */
export const goalOf = (faction: Faction): Key => (faction === 'LEADER' ? 'goal.LEADER' : `goal.${sideOf(faction)}`);
