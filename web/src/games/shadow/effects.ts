import type { Event } from './types';

/** What the last step is to show in motion. A view alone says where things are, not how they came. */
export interface Effects {
  /** Changes with every step, so that the same motion can be shown twice. */
  step: number;
  /** All hands open at once, after a moment of suspense. */
  gunsShown: boolean;
  supplied: boolean;
  /** Who went overboard. */
  drowned: number[];
  /** Whose guns changed. */
  armed: number[];
  revealed: number[];
  /** Who has just become captain. */
  captain: number | null;
  /** Something that everybody knows to have happened, and that may have put something new under somebody's card. */
  whispered: boolean;
}

const WHISPERS: Event['type'][] = ['CaptainDrawn', 'CardsDrawn', 'LogbookPassed'];

export function effectsOf(events: Event[], step: number): Effects {
  const effects: Effects = {
    step,
    gunsShown: false,
    supplied: false,
    drowned: [],
    armed: [],
    revealed: [],
    captain: null,
    whispered: false,
  };
  events.forEach((event) => note(effects, event));
  return effects;
}

function note(effects: Effects, event: Event): void {
  effects.whispered ||= WHISPERS.includes(event.type);
  switch (event.type) {
    case 'GunsShown':
      effects.gunsShown = true;
      break;
    case 'SupplyLineCrossed':
      effects.supplied = true;
      break;
    case 'OrderRefused':
      effects.drowned.push(event.seat);
      break;
    case 'GunsChanged':
      effects.armed.push(event.seat);
      break;
    case 'CharacterRevealed':
      effects.revealed.push(event.seat);
      break;
    case 'Mutinied':
      effects.captain = event.captain;
      break;
    case 'CaptaincyPassed':
      effects.captain = event.to;
      break;
    case 'Done':
      noteDeed(effects, event.deed);
      break;
    default:
  }
}

/** Only what everybody is told of: a page must not stir because of what is told to its own seat alone. */
function noteDeed(effects: Effects, deed: Extract<Event, { type: 'Done' }>['deed']): void {
  switch (deed.type) {
    case 'Fed':
      effects.drowned.push(deed.on);
      break;
    case 'Searched':
    case 'Heard':
    case 'Looked':
    case 'Held':
      effects.whispered = true;
      break;
    default:
  }
}
