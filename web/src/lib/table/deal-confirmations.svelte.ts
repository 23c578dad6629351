import type { SaidTold, TableTold } from '../../wire/table';
import { readStored, writeStored } from '../browser/local-storage';

/** The seats at this screen whose players have looked at what they were dealt, and said so; kept in this browser. */
export class DealConfirmations {
  private seats = $state.raw<number[]>([]);

  constructor(private readonly table: string) {
    this.seats = (readStored(`dealt.${table}`) ?? '').split(',').filter(Boolean).map(Number);
  }

  has(seat: number): boolean {
    return this.seats.includes(seat);
  }

  confirm(seat: number): void {
    if (this.has(seat)) return;
    this.seats = [...this.seats, seat];
    writeStored(`dealt.${this.table}`, this.seats.join(','));
  }
}

/** How long a page waits for others, in milliseconds. */
export const PATIENCE = 30_000;

/** Pages tell each other by this emote that a seat knows its card. */
const READY = { type: 'Emote', name: 'ready' } as const;

/** What a page says for a seat that knows its card. */
export const readySign = (seat: number) => ({ type: 'Say', seat, saying: READY }) as const;

const isReady = ({ saying }: SaidTold) => saying.type === READY.type && saying.name === READY.name;

/**
 * The numbers of what pages said for seats that know their cards: the first such emote of each person at a seat, since whoever takes
 * a seat over looks at the card, too. Nobody has spoken these.
 */
export function readySigns(talk: SaidTold[]): Set<number> {
  const first = new Map<string, number>();
  for (const { seat, person, number } of talk.filter(isReady)) {
    const who = `${seat} ${person.id}`;
    first.set(who, Math.min(number, first.get(who) ?? number));
  }
  return new Set(first.values());
}

/** The seats of people at other screens who do not know their cards yet. Bots always do. */
export function stillLooking({ seats, talk }: TableTold): number[] {
  const ready = new Set(talk.filter(isReady).map(({ seat }) => seat));
  return seats.flatMap(({ seat, sitter, yours }) => (sitter.type === 'Human' && !yours && !ready.has(seat) ? [seat] : []));
}
