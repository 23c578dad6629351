import { actionsOn, type Action, type Card, type View } from './types';

/** The cards of the deck that show the same actions. */
export interface Kind {
  name: Card;
  actions: Action[];
  count: number;
  /** How many of them are neither among the discards nor in the own hand. */
  unseen: number;
}

export function kindsOf({ deck, discards, hand }: View): Kind[] {
  const seen = new Set<Card>([...discards, ...hand.map(({ card }) => card)]);
  const kinds = new Map<string, Kind>();
  for (const card of deck) {
    const actions = actionsOn(card);
    const key = actions.join();
    const kind = kinds.get(key) ?? { name: card, actions, count: 0, unseen: 0 };
    kinds.set(key, { ...kind, count: kind.count + 1, unseen: kind.unseen + (seen.has(card) ? 0 : 1) });
  }
  return [...kinds.values()];
}
