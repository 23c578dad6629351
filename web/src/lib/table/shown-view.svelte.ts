import type { AnyGame } from '../../games';
import type { EyesTold, TableTold } from '../../wire/table';
import { askedHere, staysLifted, type Lifted } from './hot-seat';
import type { Silence } from './auto-pass.svelte';
import { bestEyes } from './turn';

/**
 * Whose eyes the page shows. Where several of a crew sit at one screen and have secrets from each other, nobody's until one
 * of them lifts the curtain. All of it is derived, so that no secret is drawn even for a moment.
 */
export class Looking {
  private lifted = $state.raw<Lifted | null>(null);
  private before = $state.raw<number | null>(null);

  constructor(
    private readonly told: () => TableTold,
    private readonly game: () => AnyGame,
    private readonly silence: Silence,
  ) {
    $effect(() => this.remember());
  }

  private readonly play = $derived.by(() => this.told().play);
  readonly asked = $derived(this.play ? askedHere(this.play, (seat) => this.silence.of(seat)) : []);
  private readonly shared = $derived.by(
    () => this.game().secrets && this.told().stage === 'PLAYING' && (this.play?.eyes.length ?? 0) > 1,
  );
  private readonly valid = $derived(this.lifted !== null && staysLifted(this.lifted, this.asked));

  /** Whether the curtain hides what only one of those at this screen may see. */
  readonly covered = $derived(this.shared && !this.valid);

  /** Whether there is a curtain that can be let down again. */
  readonly canCover = $derived(this.shared && this.valid && this.lifted?.asked === false);

  readonly eyes: EyesTold | undefined = $derived.by(() => {
    if (!this.play || this.covered) return undefined;
    return this.shared
      ? this.play.eyes.find(({ seat }) => seat === this.lifted?.seat)
      : bestEyes(this.play, this.before);
  });

  /** What is drawn: what those eyes see, or in front of the curtain what lies open to everybody here. */
  readonly view: unknown = $derived.by(() => {
    if (!this.covered) return this.eyes?.view;
    const [anybody] = this.play?.eyes ?? [];
    return anybody && this.game().openly?.(anybody.view);
  });

  /** The seats for which the curtain may be lifted: those that are asked, or all where none is. */
  readonly callable = $derived(this.asked.length > 0 ? this.asked : this.seats());

  lift(seat: number): void {
    this.lifted = { seat, asked: this.asked.includes(seat) };
  }

  cover(): void {
    this.lifted = null;
  }

  /** Whether whoever looks now, or everybody behind the curtain, has heard what these seats heard. */
  hears(eyes: number[]): boolean {
    if (eyes.length === 0) return true;
    if (this.covered) return this.seats().every((seat) => eyes.includes(seat));
    const seat = this.eyes?.seat ?? null;
    return seat === null || !this.game().secrets || eyes.includes(seat);
  }

  private seats(): number[] {
    return this.play?.eyes.flatMap(({ seat }) => (seat === null ? [] : [seat])) ?? [];
  }

  /** A curtain that has fallen stays down, also when the same seat is asked again. */
  private remember(): void {
    if (this.lifted && !this.valid) this.lifted = null;
    if (!this.shared && this.eyes) this.before = this.eyes.seat;
  }
}
