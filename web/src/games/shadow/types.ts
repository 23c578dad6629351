import type { Card, Ending, Faction, Move, Persona, Phase, Ritual, Side, Token, View } from '../../wire/shadow';

export type {
  Card,
  Deed,
  Ending,
  Event,
  Faction,
  Hex,
  Move,
  Persona,
  Phase,
  Token,
  View,
} from '../../wire/shadow';
/** The first word of a card's name. */
export type Colour = 'RED' | 'YELLOW' | 'BLUE';
export type Mate = View.Mate;
export type Line = View.Line;
export type Claimed = View.Claimed;

export const COLOURS = ['RED', 'YELLOW', 'BLUE'] as const satisfies Colour[];
export const SIDES = ['SAILORS', 'PIRATES', 'CULT'] as const satisfies Side[];
export const TOKENS = ['SEARCH', 'FLOG', 'TONGUE', 'FEED'] as const satisfies Token[];
export const RITUALS = ['CONVERSION', 'STASH', 'SEARCH'] as const satisfies Ritual[];
export const ENDINGS = ['BAY', 'COVE', 'KRAKEN', 'FED'] as const satisfies Ending[];
/** In the order in which a round asks for them. */
export const PERSONAS = [
  'KLEPTOMANIAC',
  'GUNSLINGER',
  'LOOKOUT',
  'MENTOR',
  'GUNSMITH',
  'SPIRITUALIST',
  'HERBALIST',
  'CONSULTANT',
  'MINSTREL',
  'AGITATOR',
  'COOK',
  'COLLECTOR',
  'EQUALIZER',
  'TROUBLEMAKER',
  'PEACEMAKER',
  'ROUSER',
  'STRATEGIST',
  'INSTIGATOR',
  'BOSUN',
  'SMUGGLER',
  'ARCHIVIST',
] as const satisfies Persona[];

export type Aimed = Extract<Move, { type: 'Appoint' | 'Choose' | 'Strike' }>;

/** Whether a move is the choice of a player in the open. */
export const isAimed = (move: Move): move is Aimed => move.type === 'Appoint' || move.type === 'Choose' || move.type === 'Strike';

export const colourOf = (card: Card): Colour => card.slice(0, card.indexOf('_')) as Colour;

export type Action = 'DRUNK' | 'MERMAID' | 'TELESCOPE' | 'ARMED' | 'DISARMED' | 'RITUAL';
export const actionOf = (card: Card): Action => card.slice(card.indexOf('_') + 1) as Action;

export function sideOf(faction: Faction): Side {
  switch (faction) {
    case 'SAILOR':
      return 'SAILORS';
    case 'PIRATE':
      return 'PIRATES';
    case 'LEADER':
    case 'CULTIST':
      return 'CULT';
  }
}

/** The four steps of a round, as the rulebook counts them; 0 while the cards are dealt. */
export function stepOf(view: View): number {
  return STEPS[(view.phase === 'AIMING' && view.resume) || view.phase];
}

const STEPS: Record<Phase, number> = {
  DEALING: 0,
  BEFORE_APPOINTING: 1,
  LIEUTENANT: 1,
  NAVIGATOR: 1,
  TEAM_NAMED: 2,
  LOYALTY: 2,
  GUNS_SHOWN: 2,
  INSTIGATED: 2,
  DUEL: 2,
  BEFORE_DRAWING: 3,
  DRAWING: 3,
  ARCHIVE: 3,
  REDRAWING: 3,
  PASSING_ON: 3,
  NAVIGATING: 3,
  EMERGENCY: 3,
  TOKEN: 3,
  FLOGGING: 3,
  MERMAID: 3,
  TELESCOPE: 3,
  LOOKING: 3,
  LOOKED: 3,
  RITUAL: 3,
  CONVERSION: 3,
  STASH: 3,
  AFTER_RITUAL: 4,
  AIMING: 1,
  OVER: 0,
};
