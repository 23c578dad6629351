import type { NameOf } from '../../games/game';
import type { Person, SeatTold, Sitter } from '../../wire/table';
import { t } from '../i18n/i18n.svelte';
import { levelName } from './titles';

/** Somebody without a name has left for good. */
export function personName(person: Person): string {
  return person.name || t('seat.gone');
}

/** Who sits there, as a name. */
export function sitterName(sitter: Sitter): string {
  switch (sitter.type) {
    case 'Human':
      return personName(sitter.person);
    case 'Machine':
      return levelName(sitter.level);
    case 'Nobody':
      return t('seat.open');
  }
}

/** Names of all seats; bots of one level are told apart by number. */
export function namesOf(seats: SeatTold[]): NameOf {
  const names = seats.map((seat) => sitterName(seat.sitter));
  const told = names.map((name, index) =>
    names.filter((other) => other === name).length === 1
      ? name
      : `${name} ${names.slice(0, index + 1).filter((other) => other === name).length}`,
  );
  return (seat) => told[seat] ?? String(seat + 1);
}
