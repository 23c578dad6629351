import type { Translate } from '../../../texts/translation';
import { isRed, same } from '../chart';
import type { Key } from '../texts';
import type { Attack, Move, Space, Target, Vessel, View } from '../types';

export type T = Translate<Key>;

export const shipName = (vessel: Vessel, t: T) => t(`vessel.${vessel}`);

/** One die of so many sides, as the rules of this language write it: "1D8", in German "1W8". */
export const dieName = (sides: number, t: T) => t('die', { sides });

/** How a ship sails while it tows or has no rations. */
export const towSpeed = (added: number, t: T) => (added === 0 ? dieName(6, t) : `${dieName(6, t)}+${added}`);

export function spaceName({ lane, number }: Space, t: T): string {
  return t(isRed(lane) ? 'space.red' : 'space.blue', { lane, number });
}

export function targetName(target: Target, t: T): string {
  switch (target.type) {
    case 'OfKraken':
      return t('target.kraken');
    case 'OfTentacle':
      return t('target.tentacle', { space: spaceName(target.at, t) });
    case 'OfVessel':
      return shipName(target.vessel, t);
  }
}

/** What the way to a space runs into, in words; empty where it does no harm. */
export function harmOf(goal: Space, view: View, t: T): string {
  const harm = view.reach.find(({ at }) => same(at, goal))?.harm ?? [];
  return harm.map((each) => t(`harm.${each}`)).join(', ');
}

export const hitWith = (defence: number, t: T) => t('hint.defence', { defence });

function sameTarget(one: Target, other: Target): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The dice and the chance of a shot; for other moves there is none. */
export function attackOf(move: Move, view: View): Attack | undefined {
  switch (move.type) {
    case 'Fire':
      return view.attacks.find(({ weapon, target }) => weapon === move.weapon && sameTarget(target, move.target));
    case 'FireAgain':
      return view.attacks.find(({ weapon }) => weapon === 'SECOND_GUNS');
    default:
      return undefined;
  }
}

/** The vessel whose turn it is, once it has one. */
export function acting(view: View): Vessel | null {
  return view.ships.find(({ seat }) => seat === view.seat)?.ship ?? null;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
