import type { AnyGame } from '../../games';
import type { Doing, NameOf } from '../../games/game';
import { translatorOf } from '../i18n/i18n.svelte';
import type { Scenes } from '../table/scenes.svelte';
import type { ShownView } from '../table/shown-view.svelte';
import type { Table } from '../table/table.svelte';
import { askWhyNot } from './why-not';

/** Sends the moves of the seat that looks. A move that costs much is asked about first; one that needs an order is laid out first. */
export class OwnMoves {
  /** A move that costs much and cannot be taken back, while the page asks whether it is meant. */
  weighed = $state.raw<{ move: unknown; text: string } | null>(null);

  /** A move of the list that the board shows first, with all that comes of it. */
  picked = $state.raw<{ move: unknown } | null>(null);

  /** What the board says that is done with a move of several steps. */
  doing = $state.raw<Doing>(null);

  constructor(
    private readonly table: Table,
    private readonly scenes: Scenes,
    private readonly shown: ShownView,
    private readonly game: () => AnyGame,
    private readonly nameOf: () => NameOf,
  ) {}

  /** From the list, or from what the bots would do. */
  async pick(move: unknown): Promise<void> {
    if (this.game().laysOut?.(move)) this.picked = { move };
    else await this.play(move);
  }

  async play(move: unknown): Promise<void> {
    const game = this.game();
    const { eyes } = this.shown;
    const text = eyes ? game.costly?.(move, eyes.view, translatorOf(game.texts), this.nameOf()) : null;
    if (text) this.weighed = { move, text };
    else await this.send(move);
  }

  /** Only on the newest position, and only where that is the one that is shown. */
  async send(move: unknown): Promise<void> {
    this.weighed = null;
    const seat = this.shown.eyes?.seat ?? null;
    if (seat !== null && this.mayAsk()) await this.table.ask({ type: 'Play', seat, move });
  }

  /** Lets the server say why a move cannot be made. */
  async why(move: unknown, otherwise: string): Promise<void> {
    const { eyes } = this.shown;
    if (eyes && eyes.seat !== null && this.mayAsk()) await askWhyNot(this.table, eyes.seat, move, eyes.moves, otherwise);
  }

  private mayAsk(): boolean {
    return !this.table.asking && this.scenes.isNewest;
  }
}
