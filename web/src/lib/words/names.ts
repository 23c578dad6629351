import type { NameOf } from '../../games/game';
import type { Person, SeatTold } from '../../wire/table';
import { t } from '../i18n/i18n.svelte';
import { botName } from '../bots/cast';

/** The name of a person; somebody without a name has had their data erased. */
export function personName(person: Person): string {
  return person.name || t('seat.gone');
}

/** Of a seat, what its name depends on. */
export type Named = Pick<SeatTold, 'seat' | 'sitter' | 'keptFor'>;

/** The name of whoever holds the seat: a person, a bot, or nobody. Where a bot sits in, what was said and done stays under the person's name. */
export function sitterName({ seat, sitter, keptFor }: Named): string {
  switch (sitter.type) {
    case 'Human':
      return personName(sitter.person);
    case 'Machine':
      return keptFor?.name || botName(seat);
    case 'Nobody':
      return t('seat.open');
  }
}

/** Whether a bot sits in for somebody who is known by name. */
const isStandIn = ({ sitter, keptFor }: Named): boolean => sitter.type === 'Machine' && Boolean(keptFor?.name);

/** A name without accents, case and blanks. */
const plain = (name: string): string => name.normalize('NFKD').replace(/[\u0300-\u036f\s]/g, '').toLowerCase();

/** All who are called as good as the same, in the order of their numbers. */
const namesakes = (person: Person, people: Person[]): Person[] =>
  people.filter(({ name }) => plain(name) === plain(person.name)).sort((one, other) => (one.id < other.id ? -1 : 1));

/** The name of a person in a list; where others in it are called as good as the same, numbers tell them apart, in every page the same ones. */
export function nameAmong(person: Person, people: Person[]): string {
  const alike = namesakes(person, people).map(({ id }) => id);
  return alike.length < 2 ? personName(person) : `${personName(person)} (${alike.indexOf(person.id) + 1})`;
}

/** The names of the people in a list. Namesakes stand in the order of their numbers, and `you` is told which one that is. */
export function namesAmong(people: Person[], you: string | null): string[] {
  const left = new Map(people.map((person) => [plain(person.name), namesakes(person, people)]));
  const ordered = people.map((person) => left.get(plain(person.name))?.shift() ?? person);
  return ordered.map((person) => `${nameAmong(person, people)}${person.id === you ? ` (${t('seat.you')})` : ''}`);
}

/** The names of all seats, with a sign at those where a bot sits in. */
export function namesOf(seats: SeatTold[]): NameOf {
  const nameOf = plainNamesOf(seats);
  const signed = new Map(seats.filter(isStandIn).map(({ seat }) => [seat, t('seat.standIn', { name: nameOf(seat) })]));
  return (seat) => signed.get(seat) ?? nameOf(seat);
}

/** The names alone; where two are as good as the same, a number tells them apart. The server numbers people; bots have their names here. */
export function plainNamesOf(seats: SeatTold[]): NameOf {
  const names = seats.map(sitterName);
  const alike = (name: string, among: string[]) => among.filter((other) => plain(other) === plain(name)).length;
  const told = names.map((name, index) =>
    alike(name, names) === 1 ? name : `${name} ${alike(name, names.slice(0, index + 1))}`,
  );
  return (seat) => told[seat] ?? String(seat + 1);
}
