import type { NameOf } from '../../game';
import type { Move, Phase, View } from '../types';
import { cardName, cardNames, guns, tokenHere, type T } from './names';

function chooseLabel(view: View, name: string, t: T): string {
  const token = tokenHere(view);
  switch (view.phase) {
    case 'TOKEN':
      return token ? t(`move.Choose.${token}`, { name }) : t('move.Choose', { name });
    case 'MERMAID':
    case 'TELESCOPE':
      return t(`move.Choose.${view.phase}`, { name });
    default:
      return t('move.Choose', { name });
  }
}

/** A choice for a character says so where nothing will come of it, or where it is about the one gun of a debtor. */
function aimLabel(view: View, seat: number, name: string, t: T): string {
  if (view.idle.includes(seat)) return t('move.Choose.idle', { name });
  const character = view.actor === null ? null : view.crew[view.actor]?.character;
  return t(character === 'COLLECTOR' && view.aimed.length === 1 ? 'move.Choose.creditor' : 'move.Choose', { name });
}

function appointLabel(view: View, name: string, t: T): string {
  switch (view.phase) {
    case 'LIEUTENANT':
    case 'EMERGENCY':
      return t(`move.Appoint.${view.phase}`, { name });
    default:
      return t('move.Appoint.NAVIGATOR', { name });
  }
}

/** The card that is looked at, as far as the view has it. */
function seen(view: View, t: T): string {
  const card = view.own?.hand[0] ?? view.top;
  return card ? cardName(card, t) : t('card.unknown');
}

/** A move as the words on its button. The one that reveals a character is the same for all 21 of them. */
export function label(move: Move, view: View, t: T, nameOf: NameOf): string {
  switch (move.type) {
    case 'Pass':
    case 'Reveal':
    case 'AddGuns':
    case 'KeepGuns':
    case 'DrawAgain':
    case 'Refuse':
    case 'CloseEyes':
      return t(`move.${move.type}`);
    case 'Choose':
      return view.phase === 'AIMING'
        ? aimLabel(view, move.seat, nameOf(move.seat), t)
        : chooseLabel(view, nameOf(move.seat), t);
    case 'Appoint':
      return appointLabel(view, nameOf(move.seat), t);
    case 'Commit':
      return move.guns === 0 ? t('move.Commit.none') : t('move.Commit', { guns: guns(move.guns, t) });
    case 'Strike':
    case 'Convert':
      return t(`move.${move.type}`, { name: nameOf(move.seat) });
    case 'KeepCards':
      return t('move.KeepCards', { cards: cardNames(view.own?.hand ?? [], t) });
    case 'PassOn':
    case 'Sail':
      return t(`move.${move.type}`, { card: cardName(move.card, t) });
    case 'Leave':
    case 'Throw':
      return t(`move.${move.type}`, { card: seen(view, t) });
    case 'Stash':
      return t('move.Stash', { names: [move.first, move.second, move.third].map(nameOf).join(', ') });
  }
}

/** The heading under which the list of moves shows it. */
export function group(move: Move, t: T): string {
  switch (move.type) {
    case 'Pass':
    case 'Reveal':
      return t('group.character');
    case 'Choose':
    case 'Appoint':
    case 'Strike':
      return t('group.crew');
    case 'Commit':
    case 'AddGuns':
    case 'KeepGuns':
      return t('group.guns');
    case 'DrawAgain':
    case 'KeepCards':
    case 'PassOn':
    case 'Sail':
    case 'Refuse':
    case 'Leave':
    case 'Throw':
      return t('group.cards');
    case 'CloseEyes':
    case 'Convert':
    case 'Stash':
      return t('group.ritual');
  }
}

const TIMES_FOR_CHARACTERS: Phase[] = [
  'BEFORE_APPOINTING',
  'LIEUTENANT',
  'NAVIGATOR',
  'TEAM_NAMED',
  'GUNS_SHOWN',
  'BEFORE_DRAWING',
  'EMERGENCY',
  'TOKEN',
  'MERMAID',
  'TELESCOPE',
  'AFTER_RITUAL',
];

/** Whoever holds a face-down character could have one that is of use now: their pages all offer to reveal it. */
export function decoys(view: View): Move[] {
  const me = typeof view.viewer === 'number' ? view.crew[view.viewer] : undefined;
  const might = me?.aboard && me.faceDown && view.variant.characters.length > 0;
  return might && TIMES_FOR_CHARACTERS.includes(view.phase) ? [{ type: 'Reveal' }] : [];
}

/** The moves of a ritual are offered by a panel of their own, in the same way to everybody. */
export function listed(move: Move): boolean {
  return move.type !== 'CloseEyes' && move.type !== 'Convert' && move.type !== 'Stash';
}
