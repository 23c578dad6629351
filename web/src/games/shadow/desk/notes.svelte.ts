import { SvelteMap } from 'svelte/reactivity';
import { writeStored, readStored } from '../../../lib/browser/local-storage';

export const MARKS = ['none', 'sailor', 'pirate', 'cult', 'doubt'] as const;
export type Mark = (typeof MARKS)[number];

/** What one player thinks of another. */
export interface Note {
  mark: Mark;
  text: string;
}

const BLANK: Note = { mark: 'none', text: '' };

/** The notes of one seat at one table. They are kept in this browser and sent nowhere. */
export class Notes {
  private readonly notes = new SvelteMap<number, Note>();
  private readonly key: string;
  private readonly lookedKey: string;
  private seen = $state(0);

  constructor(table: string, seat: number | null) {
    const whose = `${table}.${seat ?? 'watcher'}`;
    this.key = `notes.${whose}`;
    this.lookedKey = `looked.${whose}`;
    for (const [other, note] of read(readStored(this.key))) this.notes.set(other, note);
    this.seen = Number(readStored(this.lookedKey)) || 0;
  }

  /** How much of what came under the own card this seat has looked at. */
  get looked(): number {
    return this.seen;
  }

  look(news: number): void {
    if (news === this.seen) return;
    this.seen = news;
    writeStored(this.lookedKey, String(news));
  }

  of(seat: number): Note {
    return this.notes.get(seat) ?? BLANK;
  }

  write(seat: number, note: Note): void {
    this.notes.set(seat, note);
    writeStored(this.key, JSON.stringify([...this.notes]));
  }
}

function read(kept: string | null): [number, Note][] {
  try {
    const notes: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(notes) ? notes.filter(isNote) : [];
  } catch {
    return [];
  }
}

function isNote(entry: unknown): entry is [number, Note] {
  const [seat, note] = Array.isArray(entry) ? (entry as unknown[]) : [];
  const { mark, text } = (note ?? {}) as Partial<Note>;
  return typeof seat === 'number' && typeof text === 'string' && MARKS.includes(mark as Mark);
}
