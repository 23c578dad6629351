import type { Figure, NameOf } from '../../game';
import type { Event, View } from '../types';
import { courseOf } from './course';
import { deedSentence } from './deeds';
import { cardName, guns, seatNames, type T } from './names';

/**
 * An event as a sentence that anybody may read: what was told to one seat alone lies under its card, and the story, which is read aloud,
 * says nothing of it.
 */
export function sentence(event: Event, t: T, nameOf: NameOf): string {
  switch (event.type) {
    case 'FactionDealt':
    case 'CharacterDealt':
    case 'Drew':
    case 'LogbookOpened':
    case 'TopCardSeen':
      return '';
    case 'CaptainDrawn':
    case 'LieutenantNamed':
    case 'NavigatorNamed':
    case 'DrewAgain':
    case 'OrderRefused':
    case 'CharacterTurnedDown':
      return t(`event.${event.type}`, { name: nameOf(event.seat) });
    case 'RoundBegan':
      return t('event.RoundBegan', { round: event.round, name: nameOf(event.captain) });
    case 'GunsShown':
      return shown(event.guns, event.needed, t, nameOf);
    case 'GunsAdded':
      return t('event.GunsAdded', { name: nameOf(event.seat), guns: guns(event.guns, t) });
    case 'CrewLoyal':
    case 'SupplyLineCrossed':
      return t(`event.${event.type}`);
    case 'Tied':
    case 'WentOffDuty':
      return event.seats.length > 0 ? t(`event.${event.type}`, { names: seatNames(event.seats, nameOf) }) : '';
    case 'Struck':
      return t('event.Struck', { by: nameOf(event.by), name: nameOf(event.seat) });
    case 'Mutinied':
      return t('event.Mutinied', { name: nameOf(event.captain) });
    case 'GunsChanged':
      return t('event.GunsChanged', { name: nameOf(event.seat), guns: guns(event.to, t) });
    case 'Shuffled':
      return t('event.Shuffled', { count: event.deck });
    case 'CardsDrawn':
      return t('event.CardsDrawn', { captain: event.byCaptain, lieutenant: event.byLieutenant });
    case 'LogbookPassed':
      return t('event.LogbookPassed', { name: nameOf(event.navigator) });
    case 'Sailed':
      return sailed(event, t);
    case 'TokenFound':
      return t('event.TokenFound', { token: t(`token.${event.token}`) });
    case 'CaptaincyPassed':
      return t('event.CaptaincyPassed', { from: nameOf(event.from), to: nameOf(event.to) });
    case 'CharacterRevealed':
      return t('event.CharacterRevealed', {
        name: nameOf(event.seat),
        character: t(`character.${event.character}`),
        effect: t(`effect.${event.character}`),
      });
    case 'Done':
      return deedSentence(event.deed, t, nameOf);
    case 'Ended':
      return t(`event.Ended.${event.ending}`);
  }
}

function sailed(event: Event.Sailed, t: T): string {
  const card = capitalised(cardName(event.card, t));
  const course = courseOf(event);
  if (!course) return t('event.Sailed.end', { card });
  return t(course.isUsual ? 'event.Sailed' : 'event.Sailed.arrow', { card, course: t(`course.${course.way}`) });
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function shown(all: number[], needed: number, t: T, nameOf: NameOf): string {
  const total = all.reduce((sum, each) => sum + each, 0);
  const names = all.flatMap((count, seat) => (count > 0 ? [`${nameOf(seat)} (${count})`] : []));
  return names.length > 0
    ? t('event.GunsShown', { names: names.join(', '), total, needed })
    : t('event.GunsShown.none');
}

/** The story in numbers. */
export function figures(events: Event[], view: View, t: T): Figure[] {
  const count = (kind: Event['type']) => events.filter((event) => event.type === kind).length;
  const cult = view.crew.filter((mate) => mate.faction === 'CULTIST').length;
  return [
    { label: t('figure.rounds'), value: view.rounds.length },
    { label: t('figure.mutinies'), value: count('Mutinied') },
    { label: t('figure.characters'), value: count('CharacterRevealed') },
    { label: t('figure.refusals'), value: count('OrderRefused') },
    { label: t('figure.converted'), value: cult },
    { label: t('figure.claims'), value: view.claims.length },
  ];
}
