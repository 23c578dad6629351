import type { Action, Card, Section, Space, View as ToldView } from '../../wire/rage';

export type { Action, Card, Event, Move, Section, Space, Way } from '../../wire/rage';
export type ShipView = ToldView.ShipView;
export type HandCard = ToldView.HandCard;
export type Preview = ToldView.Preview;
export type Trail = ToldView.Trail;
/** What the server tells; in a replay with everything open also everybody's cards, by seat. */
export type View = ToldView & { hands?: HandCard[][] };

/** In the order in which ships sail. */
export const SECTIONS = ['NORTH', 'EAST', 'SOUTH', 'WEST'] as const satisfies Section[];
export const LANES = [1, 2, 3, 4] as const;
export const ACTIONS = ['FORWARD', 'UP', 'DOWN', 'FIRE', 'REPAIR', 'ROTATE', 'TENTACLES', 'BARREL'] as const satisfies Action[];

/** An action as the letter that cards and previews write it with. */
const LETTERS: Record<Action, string> = {
  FORWARD: 'F',
  UP: 'U',
  DOWN: 'D',
  FIRE: 'X',
  REPAIR: 'R',
  ROTATE: 'K',
  TENTACLES: 'T',
  BARREL: 'B',
};

export const letterOf = (action: Action) => LETTERS[action];

/** What is printed on a card; its name says it. */
export function actionsOn(card: Card): Action[] {
  return [...card.slice(0, 3)].flatMap((letter) => ACTIONS.filter((action) => LETTERS[action] === letter));
}

export function sectionOf(space: Space): Section {
  return SECTIONS.find((section) => section.startsWith(space.charAt(0))) ?? 'NORTH';
}

export const laneOf = (space: Space) => Number(space.charAt(1));

export const spaceAt = (section: Section, lane: number) => `${section.charAt(0)}${lane}` as Space;
