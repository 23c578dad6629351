import type { NameOf } from '../../games/game';
import type { Texts } from '../../texts/translation';
import type { AdviceLine } from '../../wire/table';
import { findText } from '../i18n/i18n.svelte';

/** What speaks for a line, or against it, in words. */
export interface ReasonText {
  text: string;
  better: boolean;
}

/** The reasons that the game has words for: some are said otherwise where they speak for a line, some name a player or a number. */
export function reasonTexts({ reasons }: Pick<AdviceLine, 'reasons'>, texts: Texts<string> | undefined, nameOf: NameOf): ReasonText[] {
  return reasons.flatMap(({ subject, better, about, number }) => {
    const text = findText(texts, `${subject}.${better ? 'better' : 'worse'}`) ?? findText(texts, subject);
    const name = about === null ? '' : nameOf(about);
    return text ? [{ text: text.replaceAll('{name}', name).replaceAll('{number}', String(number)), better }] : [];
  });
}
