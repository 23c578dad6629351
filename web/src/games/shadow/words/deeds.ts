import type { NameOf } from '../../game';
import type { Deed } from '../types';
import { cardName, cardNames, seatNames, type T } from './names';

/** As much of a deed as everybody was told; empty where nobody was. */
export function deedSentence(deed: Deed, t: T, nameOf: NameOf): string {
  switch (deed.type) {
    case 'Used':
      return deed.on.length > 0
        ? t('deed.Used', {
            name: nameOf(deed.by),
            character: t(`character.${deed.character}`),
            names: seatNames(deed.on, nameOf),
          })
        : '';
    case 'Searched':
    case 'Silenced':
    case 'Fed':
      return t(`deed.${deed.type}`, { by: nameOf(deed.by), on: nameOf(deed.on) });
    case 'Flogged':
      return t('deed.Flogged', { by: nameOf(deed.by), on: nameOf(deed.on), side: t(`side.${deed.not}`) });
    case 'Heard':
      return t('deed.Heard', { name: nameOf(deed.by) });
    case 'Looked':
      return t(deed.thrown ? 'deed.Looked.thrown' : 'deed.Looked.left', { name: nameOf(deed.by) });
    case 'Held':
      return t(`deed.Held.${deed.ritual}`);
    case 'Stashed':
      return deed.to.length > 0 ? t('deed.Stashed', { names: seatNames(deed.to, nameOf) }) : t('deed.Stashed.none');
    case 'Converted':
    case 'Exposed':
      return '';
  }
}

/** What the captain found: the card, and of a convert what he is now. */
function searchSecret({ by, on, dealt, now }: Deed.Searched, t: T, nameOf: NameOf): string {
  if (!dealt || !now) return '';
  const names = { by: nameOf(by), on: nameOf(on) };
  return dealt === now
    ? t('secret.Searched', { ...names, faction: t(`faction.${dealt}`) })
    : t('secret.SearchedConvert', { ...names, dealt: t(`faction.${dealt}`), now: t(`faction.${now}`) });
}

/** The part of a deed that is not everybody's, as far as the view has it; empty where there is none. */
export function deedSecret(deed: Deed, t: T, nameOf: NameOf): string {
  switch (deed.type) {
    case 'Searched':
      return searchSecret(deed, t, nameOf);
    case 'Heard':
      return deed.cards.length > 0 ? t('secret.Heard', { name: nameOf(deed.by), cards: cardNames(deed.cards, t) }) : '';
    case 'Looked':
      return deed.card ? t('secret.Looked', { name: nameOf(deed.by), card: cardName(deed.card, t) }) : '';
    case 'Converted':
      return t('secret.Converted', { by: nameOf(deed.by), on: nameOf(deed.on) });
    case 'Stashed':
      return deed.by !== null ? t('secret.Stashed', { by: nameOf(deed.by), names: seatNames(deed.to, nameOf) }) : '';
    case 'Exposed':
      return t('secret.Exposed', { by: nameOf(deed.by), on: nameOf(deed.on), faction: t(`faction.${deed.dealt}`) });
    case 'Used':
    case 'Flogged':
    case 'Silenced':
    case 'Fed':
    case 'Held':
      return '';
  }
}
