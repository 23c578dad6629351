import type { AnyGame } from '../../games';
import type { GameTold } from '../server/api';
import { findText, findFrameText } from '../i18n/i18n.svelte';

export function titleOf(id: string, client?: AnyGame | null, offers?: GameTold[] | null): string {
  return (
    findText(client?.texts, 'title') ??
    offers?.find((offer) => offer.id === id)?.title ??
    id
  );
}

export function taglineOf(client?: AnyGame | null): string {
  return findText(client?.texts, 'tagline') ?? '';
}

export function levelName(level: string): string {
  return findFrameText(`level.${level}`) ?? level;
}
