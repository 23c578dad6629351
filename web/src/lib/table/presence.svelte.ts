import type { SeatTold } from '../../wire/table';
import { api } from '../server/api';

/** How often the page asks who is at the table, in milliseconds. */
export const LOOK_EVERY = 20_000;

/** Knows which seats of other people have nobody at the table now. It asks only where there are such seats. */
export class Presence {
  /** Null until the server was asked. */
  private here = $state.raw<Set<string> | null>(null);

  constructor(
    private readonly table: () => string,
    private readonly seats: () => SeatTold[],
  ) {
    $effect(() => {
      if (this.others.length === 0) return;
      const timer = setInterval(() => void this.look(), LOOK_EVERY);
      return () => clearInterval(timer);
    });
  }

  private readonly others = $derived.by(() =>
    this.seats().flatMap(({ seat, sitter, yours }) => (sitter.type === 'Human' && !yours ? [{ seat, person: sitter.person.id }] : [])),
  );

  readonly away = $derived.by(() => {
    const { here } = this;
    return here === null ? [] : this.others.filter(({ person }) => !here.has(person)).map(({ seat }) => seat);
  });

  private async look(): Promise<void> {
    if (document.visibilityState === 'hidden') return;
    const people = await api.people(this.table()).catch(() => null);
    if (people) this.here = new Set(people.map(({ id }) => id));
  }
}
