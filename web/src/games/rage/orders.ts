import { actionsOn, letterOf, type Action, type Card, type Move, type Preview, type View, type Way } from './types';

/** An action at its place in the order; a rotation with its way. */
export interface Step {
  /** Tells two alike apart. */
  id: number;
  action: Action;
  way: Way;
}

export const stepsOf = (actions: Action[]): Step[] => actions.map((action, id) => ({ id, action, way: 'RIGHT' }));

const letter = ({ action, way }: Pick<Step, 'action' | 'way'>) => (action === 'ROTATE' ? (way === 'LEFT' ? '<' : '>') : letterOf(action));

/** How the actions in this order end, as the rules have played them out. */
export function previewOf(previews: Preview[], steps: Step[]): Preview | undefined {
  const order = steps.map(letter).join('');
  return previews.find(({ orders }) => orders.includes(order));
}

/** Whether one of the orders that end so begins with this action. */
export function beginsWith({ orders }: Preview, move: Exclude<Move, { type: 'PlayCard' }>): boolean {
  const first = letter(move.type === 'Rotate' ? { action: 'ROTATE', way: move.way } : { action: move.action, way: 'RIGHT' });
  return orders.some((order) => order.startsWith(first));
}

/** One action goes to another place, those between move up. */
export function moved(steps: Step[], from: number, to: number): Step[] {
  const rest = steps.filter((_, index) => index !== from);
  return [...rest.slice(0, to), ...steps.slice(from, from + 1), ...rest.slice(to)];
}

export const turned = (steps: Step[], id: number): Step[] =>
  steps.map((step) => (step.id === id ? { ...step, way: step.way === 'LEFT' ? 'RIGHT' : 'LEFT' } : step));

/** The clicks that play a card in this order; without a card, what is left of the one in play. */
export function movesOf(card: Card | null, steps: Step[]): Move[] {
  const actions = steps.map(({ action, way }): Move =>
    action === 'ROTATE' ? { type: 'Rotate', way } : { type: 'Perform', action },
  );
  return card ? [{ type: 'PlayCard', card }, ...actions] : actions;
}

/** What can be put in order now: the card in play, or else the chosen one of the hand. */
export function arrangeable(view: View, chosen: Card | null): { card: Card | null; actions: Action[]; previews: Preview[] } | null {
  if (view.phase.type === 'Acting') return { card: null, actions: view.phase.left, previews: view.previews };
  const held = view.hand.find(({ card }) => card === chosen);
  return held ? { card: held.card, actions: actionsOn(held.card), previews: held.previews } : null;
}
