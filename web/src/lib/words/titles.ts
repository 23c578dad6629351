import type { AnyGame } from '../../games';
import type { GameTold } from '../server/api';
import { maybe, maybeFrame } from '../i18n/i18n.svelte';

export function titleOf(id: string, client?: AnyGame | null, offers?: GameTold[] | null): string {
  return (
    maybe(client?.texts, 'title') ??
    offers?.find((offer) => offer.id === id)?.title ??
    id
  );
}

export function taglineOf(client?: AnyGame | null): string {
  return maybe(client?.texts, 'tagline') ?? '';
}

export function levelName(level: string): string {
  return maybeFrame(`level.${level}`) ?? level;
}
