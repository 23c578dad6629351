import type { TableTold } from '../../wire/table';
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

/** The seats of people at other screens who have not said yet that they are ready. Bots always are. */
export function stillLooking({ seats, talk }: TableTold): number[] {
  const ready = new Set(talk.flatMap(({ seat, saying }) => (saying.type === 'Emote' && saying.name === 'ready' ? [seat] : [])));
  return seats.flatMap(({ seat, sitter, yours }) => (sitter.type === 'Human' && !yours && !ready.has(seat) ? [seat] : []));
}
