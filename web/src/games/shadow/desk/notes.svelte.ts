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

  constructor(table: string, seat: number | null) {
    this.key = `notes.${table}.${seat ?? 'watcher'}`;
    for (const [other, note] of read(readStored(this.key))) this.notes.set(other, note);
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
