import type { Marks } from './replay-marks';
import type { ReplayPlayer } from './replay-player.svelte';

const isControl = (on: EventTarget | null) => on instanceof Element && on.closest('input, select, textarea, dialog') !== null;
const isButton = (on: EventTarget | null) => on instanceof Element && on.closest('button, a, summary') !== null;

const SPOIL = [',', '.', 'End'];

/**
 * The keys of a replay: the arrows for moments, with Shift for turns; page up and down for rounds; comma and full stop for what
 * nobody should miss; Home, End, and the space bar to play. Where nothing may tell what is still to come, no key leads to great
 * moments or to the end. Returns whether the key meant something, or that it would spoil.
 */
export function replayKey(event: KeyboardEvent, player: ReplayPlayer, marks: Marks, spoilerFree = false): boolean | 'spoils' {
  if (event.ctrlKey || event.metaKey || event.altKey || isControl(event.target)) return false;
  if (spoilerFree && SPOIL.includes(event.key)) return 'spoils';
  switch (event.key) {
    case 'ArrowLeft':
    case 'ArrowRight': {
      const direction = event.key === 'ArrowRight' ? 1 : -1;
      if (event.shiftKey) player.jumpTo(marks.turn, direction);
      else player.jump(player.at + direction);
      return true;
    }
    case 'PageUp':
    case 'PageDown':
      player.jumpTo(marks.round, event.key === 'PageDown' ? 1 : -1);
      return true;
    case ',':
    case '.':
      player.jumpTo(marks.mark, event.key === '.' ? 1 : -1);
      return true;
    case 'Home':
    case 'End':
      player.jump(event.key === 'End' ? player.last : 0);
      return true;
    case ' ':
      if (isButton(event.target)) return false;
      player.toggle();
      return true;
    default:
      return false;
  }
}
