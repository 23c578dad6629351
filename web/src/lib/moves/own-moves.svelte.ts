import type { AnyGame } from '../../games';
import type { Doing, NameOf } from '../../games/game';
import { translatorOf } from '../i18n/i18n.svelte';
import type { Scenes } from '../table/scenes.svelte';
import type { ShownView } from '../table/shown-view.svelte';
import type { Table } from '../table/table.svelte';
import { askWhyNot } from './why-not';

/** Sends the moves of the seat that looks. A move that costs much is asked about first; one that needs an order is laid out first. */
export class OwnMoves {
  /** What costs much and cannot be taken back, in words, while the page asks whether it is meant. */
  weighed = $state.raw<{ text: string; label: string; then: () => void } | null>(null);

  /** A move of the list that the board shows first, with all that comes of it. */
  picked = $state.raw<{ move: unknown } | null>(null);

  /** What the player does with a move of several steps, as the board says it. */
  doing = $state.raw<Doing>(null);

  constructor(
    private readonly table: Table,
    private readonly scenes: Scenes,
    private readonly shown: ShownView,
    private readonly game: () => AnyGame,
    private readonly nameOf: () => NameOf,
  ) {}

  /** The places of the board that the moves are about which the player may choose among; none while a move is being made. */
  readonly places: string[] = $derived.by(() => {
    const { aim } = this.game();
    const viewer = this.shown.askedViewer;
    if (!aim || !viewer || !this.shown.isAsked || this.shown.covered || this.doing !== null || !this.scenes.resting) return [];
    return viewer.moves.flatMap((move) => aim(move, viewer.view));
  });

  /** Makes a move of the list, or one that the bots would make. */
  async pick(move: unknown): Promise<void> {
    if (this.game().laysOut?.(move)) this.picked = { move };
    else await this.play(move);
  }

  async play(move: unknown): Promise<void> {
    const game = this.game();
    const { viewer } = this.shown;
    const [t, nameOf] = [translatorOf(game.texts), this.nameOf()];
    const text = viewer && this.doing !== 'CARRYING_OUT' ? game.costly?.(move, viewer.view, t, nameOf) : null;
    if (text && viewer) this.weigh(text, game.label(move, viewer.view, t, nameOf), () => void this.send(move));
    else await this.send(move);
  }

  /** Asks once whether something is meant. What is carried out step by step was asked about before. */
  weigh(text: string, label: string, then: () => void): void {
    this.weighed = { text, label, then };
  }

  /** The player means it. */
  confirm(): void {
    const weighed = this.weighed;
    this.weighed = null;
    weighed?.then();
  }

  /** Sends the move, but only where the newest position is the one that is shown. */
  async send(move: unknown): Promise<void> {
    const seat = this.shown.viewer?.seat ?? null;
    if (seat !== null && this.mayAsk()) await this.table.ask({ type: 'Play', seat, move });
  }

  /** Lets the server say why a move cannot be made. */
  async why(move: unknown, otherwise: string): Promise<void> {
    const { viewer } = this.shown;
    if (viewer && viewer.seat !== null && this.mayAsk()) await askWhyNot(this.table, viewer.seat, move, viewer.moves, otherwise);
  }

  private mayAsk(): boolean {
    return !this.table.asking && this.scenes.isNewest;
  }
}
