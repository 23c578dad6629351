import type { AnyGame } from '../../games';
import { translatorOf } from '../i18n/i18n.svelte';
import type { AutoPass } from '../table/auto-pass.svelte';
import type { ShownView } from '../table/shown-view.svelte';
import { isWindow } from '../table/turn';
import type { PlayTold } from '../../wire/table';

/** What stands in the row of moves. Whether there is a row never depends on what only the seat knows. */
export class MoveRow {
  /**
   * @param play the game as it asks its players
   * @param lesson whether this is a lesson, whose row has moves and nothing else
   */
  constructor(
    private readonly shown: ShownView,
    private readonly autoPass: AutoPass,
    private readonly game: () => AnyGame,
    private readonly play: () => PlayTold | null,
    private readonly lesson: boolean,
  ) {}

  private readonly viewer = $derived.by(() => this.shown.askedViewer);
  private readonly seat = $derived(this.viewer?.seat ?? null);

  /** Whether the seats may act or pass in a window. */
  readonly inWindow: boolean = $derived.by(() => {
    const play = this.play();
    return play !== null && isWindow(play.turn);
  });

  /** Whether the player may say here that the page is to pass in all windows. */
  readonly offersAutoPass = $derived.by(() => {
    const game = this.game();
    if (this.seat === null || game.passes === undefined) return false;
    return this.inWindow || (!this.shown.isAsked && this.autoPass.isOn(this.seat) && game.hasWindows?.(this.viewer?.view) !== false);
  });

  /** Whether the row says that the seat is out of the game. */
  readonly isOut = $derived.by(
    () => this.seat !== null && !this.shown.covered && !this.shown.isAsked && !this.inWindow && (this.game().isOut?.(this.viewer?.view, this.seat) ?? false),
  );

  /** Whether the row says what the seat has decided; everybody who has answered reads something. */
  private readonly hasDecided = $derived.by(() => this.viewer !== undefined && Boolean(this.game().decided?.(this.viewer.view, translatorOf(this.game().texts))));

  readonly holdsAnything: boolean = $derived.by(() => {
    const { shown, viewer } = this;
    if (this.lesson) return (viewer?.moves.length ?? 0) > 0;
    if (!viewer || viewer.seat === null) return shown.covered && shown.view !== undefined;
    const hasDecoys = (this.game().decoys?.(viewer.view) ?? []).length > 0;
    return shown.isAsked || this.isOut || this.offersAutoPass || this.inWindow || viewer.mayTakeBack || shown.canCover || this.hasDecided || hasDecoys;
  });
}
