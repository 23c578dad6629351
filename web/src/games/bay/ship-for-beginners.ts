import type { Ship, View } from './types';

/** From the ship that forgives most to those whose powers want practice. */
const EASIEST_FIRST: Ship[] = ['CAPTAIN', 'HOUSE_BOAT', 'MERCHANT', 'PIRATE', 'FISHERMAN', 'EXPLORER'];

/** The easiest ship that nobody has taken yet; null where all are taken. */
export function shipForBeginners({ ships }: View): Ship | null {
  return EASIEST_FIRST.find((easy) => !ships.some(({ ship }) => ship === easy)) ?? null;
}
