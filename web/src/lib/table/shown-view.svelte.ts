import type { AnyGame } from '../../games';
import type { BorrowedTold, PlayTold, TableTold, ViewerTold } from '../../wire/table';
import { askedHere, staysLifted, type Lifted } from './hot-seat';
import type { AutoPass } from './auto-pass.svelte';
import { awaitedOf, bestViewer } from './turn';

/**
 * Decides which seat's view the page shows. Where several players with secrets share the screen, it is none until one of
 * them lifts the curtain (see `hot-seat.ts`). All of it is derived state, so that no secret is drawn even for one frame.
 */
export class ShownView {
  private lifted = $state.raw<Lifted | null>(null);
  private before = $state.raw<number | null>(null);

  /**
   * @param told the table with what its scene leads to: by this the curtain falls
   * @param asking the table as it asks its players, which may be behind that
   * @param drawn the table as the board shows it, which may be behind, too
   */
  constructor(
    private readonly told: () => TableTold,
    private readonly asking: () => TableTold,
    private readonly drawn: () => TableTold,
    private readonly game: () => AnyGame,
    private readonly autoPass: AutoPass,
  ) {
    $effect(() => this.keepUp());
  }

  private readonly play = $derived.by(() => this.told().play);
  readonly asked = $derived(this.play ? askedHere(this.play, (seat) => this.autoPass.isOn(seat)) : []);
  private readonly shared = $derived.by(
    () => this.game().secrets && this.told().stage === 'PLAYING' && (this.play?.eyes.length ?? 0) > 1,
  );
  private readonly valid = $derived(this.lifted !== null && staysLifted(this.lifted, this.asked));

  /** Whether the curtain is down: the page shows nothing that only one of the players at this screen may see. */
  readonly covered = $derived(this.shared && !this.valid);

  /** Whether the player who looks may let the curtain down again. */
  readonly canCover = $derived(this.shared && this.valid && this.lifted?.asked === false);

  readonly viewer: ViewerTold | undefined = $derived.by(() => this.viewerAt(this.play));

  /** The seat that looks stays the same while its view changes. */
  private readonly looking: number | null = $derived.by(() => this.viewer?.seat ?? null);

  /** The viewer that the board is drawn for. */
  readonly drawnViewer: ViewerTold | undefined = $derived.by(() => this.viewerAt(this.drawn().play));

  /** The viewer that is meant by whatever asks or tells in words. Once the turn is done its moves are gone, also while it is shown what came of it. */
  readonly askedViewer: ViewerTold | undefined = $derived.by(() => {
    const viewer = this.viewerAt(this.asking().play);
    const now = this.play?.eyes.find(({ seat }) => seat === viewer?.seat);
    return viewer && this.isDone(viewer) ? { ...viewer, moves: [], mayAskAdvice: false, mayTakeBack: now?.mayTakeBack ?? false } : viewer;
  });

  /** Whether words ask the seat that looks; while the curtain is down, whether the game waits for anybody here. */
  readonly isAsked: boolean = $derived.by(() => {
    if (this.covered) return this.asked.length > 0;
    const { play } = this.asking();
    const seat = this.askedViewer?.seat ?? null;
    const asks = play !== null && seat !== null && askedHere(play, (one) => this.autoPass.isOn(one)).includes(seat);
    return asks && this.askedViewer !== undefined && this.askedViewer.moves.length > 0;
  });

  /** The view that the board draws; while the curtain is down, what the game says is open to everybody at this screen. */
  readonly view: unknown = $derived.by(() => this.viewAt(this.drawn().play));

  /** What a watcher sees through the eyes of a seat: its view of a round ago; null where there is nothing. */
  readonly borrowed: BorrowedTold | null = $derived.by(() => {
    const { borrowed, stage } = this.told();
    const seen = this.play?.borrowed;
    return stage === 'PLAYING' && seen && seen.seat === borrowed ? seen : null;
  });

  /** The seats that may lift the curtain: those that the game waits for, or all where it waits for none. */
  readonly mayLift = $derived(this.asked.length > 0 ? this.asked : this.seats());

  /** What may be seen here of a position: all that the seat knows, or what is open to everybody. */
  viewAt(play: PlayTold | null): unknown {
    if (!this.covered) return this.viewerAt(play)?.view;
    const [anybody] = play?.eyes ?? [];
    return anybody && this.game().openly?.(anybody.view);
  }

  lift(seat: number): void {
    this.lifted = { seat, asked: this.asked.includes(seat) };
  }

  cover(): void {
    this.lifted = null;
  }

  /** Whether an event that these seats heard may be shown: to the seat that looks, or to all here while the curtain is down. */
  hears(eyes: number[]): boolean {
    if (eyes.length === 0) return true;
    if (this.covered) return this.seats().every((seat) => eyes.includes(seat));
    return this.looking === null || !this.game().secrets || eyes.includes(this.looking);
  }

  private viewerAt(play: PlayTold | null): ViewerTold | undefined {
    if (!play || this.covered) return undefined;
    return this.shared ? play.eyes.find(({ seat }) => seat === this.lifted?.seat) : bestViewer(play, this.before);
  }

  /** Whether this viewer had a turn of their own, and what the board shows leads to a position that asks it nothing. */
  private isDone({ seat, moves }: ViewerTold): boolean {
    const { play } = this.asking();
    if (play === this.play || play?.turn.type !== 'One' || play.turn.seat !== seat || moves.length === 0) return false;
    return this.play !== null && !awaitedOf(this.play.turn).includes(seat);
  }

  private seats(): number[] {
    return this.play?.eyes.flatMap(({ seat }) => (seat === null ? [] : [seat])) ?? [];
  }

  /** A curtain that has fallen stays down, also when the game asks the same seat again. */
  private keepUp(): void {
    if (this.lifted && !this.valid) this.lifted = null;
    if (!this.shared && this.viewer) this.before = this.viewer.seat;
  }
}
