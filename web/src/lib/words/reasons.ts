import type { NameOf } from '../../games/game';
import type { Texts } from '../../texts/translation';
import type { AdviceLine } from '../../wire/table';
import { findText, t } from '../i18n/i18n.svelte';

/** What speaks for a line, or against it, in words; null where it speaks for no line more than for another. */
export interface ReasonText {
  text: string;
  better: boolean | null;
}

/** The reasons that the game has words for: some are said otherwise where they speak for a line, some name a player or a number. */
export function reasonTexts({ reasons }: Pick<AdviceLine, 'reasons'>, texts: Texts<string> | undefined, nameOf: NameOf): ReasonText[] {
  return reasons.flatMap(({ subject, better, about, number }) => {
    const text = findText(texts, `${subject}.${better ? 'better' : 'worse'}`) ?? findText(texts, subject);
    const name = about === null ? '' : nameOf(about);
    return text ? [{ text: text.replaceAll('{name}', name).replaceAll('{number}', String(number)), better }] : [];
  });
}

/**
 * The reasons of one of several lines, the best of which comes first; a line for which the game has no words says how it stands beside the
 * others. Where there is only one line, nothing speaks against it: there is no other.
 */
export function whyOf(line: AdviceLine, lines: AdviceLine[], texts: Texts<string> | undefined, nameOf: NameOf): ReasonText[] {
  const reasons = reasonTexts(line, texts, nameOf).filter(({ better }) => lines.length > 1 || better);
  return reasons.length > 0 ? reasons : [standing(line, lines)];
}

const CERTAIN = 100;

function standing(line: AdviceLine, lines: AdviceLine[]): ReasonText {
  const percents = lines.map(({ percent }) => percent);
  if (line.percent === CERTAIN) return { text: t('advice.won'), better: true };
  if (lines.length === 1) return { text: t('advice.only'), better: true };
  if (percents.every((percent) => percent === line.percent)) return { text: t('advice.free'), better: null };
  return line.percent === Math.max(...percents) ? { text: t('advice.best'), better: true } : { text: t('advice.smaller'), better: false };
}

/** Whether a line that is not the first leaves the same chance as the first one. */
export const isAsGood = (line: AdviceLine, [first]: AdviceLine[]): boolean => line !== first && line.percent === first?.percent;
