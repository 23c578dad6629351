import type { View } from '../types';

/** The view with everybody's cards, as far as those know them who hold them. */
export function revealed(view: View, seats: View[]): View {
  return { ...view, hands: view.ships.map((ship) => seats.find(({ you }) => you === ship.seat)?.hand ?? []) };
}
