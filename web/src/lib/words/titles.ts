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

/** Logs of release 0.1 call levels by other names. */
const OLD_LEVELS: Record<string, string> = { random: 'easy', greedy: 'medium', canny: 'strong' };

/** The level as it is called today. */
export function levelToday(level: string): string {
  return OLD_LEVELS[level] ?? level;
}

/** Who plays at this level. */
export function levelName(level: string): string {
  return findFrameText(`level.${levelToday(level)}`) ?? level;
}

/** Who plays at this level, and how well. */
export function levelWithSkill(level: string): string {
  const skill = findFrameText(`level.${levelToday(level)}.skill`);
  return skill ? `${levelName(level)} (${skill})` : levelName(level);
}
