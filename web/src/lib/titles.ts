import type { AnyGame } from '../games';
import type { GameTold } from './api';
import { maybe, maybeFrame } from './i18n.svelte';

/** The games in the order of the home page; those that the server does not have are still to come. */
export const PLANNED = ['attack', 'bay', 'rage', 'shadow'];

export function titleOf(id: string, client?: AnyGame | null, offers?: GameTold[] | null): string {
  return (
    maybe(client?.texts, 'title') ??
    maybeFrame(`game.${id}`) ??
    offers?.find((offer) => offer.id === id)?.title ??
    id
  );
}

export function taglineOf(id: string, client?: AnyGame | null): string {
  return maybe(client?.texts, 'tagline') ?? maybeFrame(`game.${id}.tagline`) ?? '';
}

export function levelName(level: string): string {
  return maybeFrame(`level.${level}`) ?? level;
}
