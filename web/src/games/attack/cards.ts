import type { Card, CardView, HandView, Pirate, View } from './types';
import { PIRATES } from './types';
import { pirateOf } from './words/names';

/** Cards that lie alike: face up, in an order that nobody knows, under them in a known order, or not dealt yet. */
export interface Heap {
  kind: 'open' | 'unknown' | 'known' | 'all';
  cards: CardView[];
}

/** The cards of one pile with whose they are; before the deal, the ten of one pirate. */
export interface Stock {
  pirates: Pirate[];
  /** Who plays these cards; null as long as nobody has taken the pirate. */
  seat: number | null;
  heaps: Heap[];
}

/** How many cards lie face down. */
export function pileSize(hand: HandView): number {
  return hand.unknown.length + hand.known.length;
}

/** What everybody may look up: which cards there are, and where they lie as far as anybody knows. */
export function stocksOf({ hands, deck }: View): Stock[] {
  const dealt = hands.filter((hand) => hand.shown.length > 0);
  return dealt.length > 0 ? dealt.map((hand) => stockOf(hand, deck)) : PIRATES.map((pirate) => tenOf(pirate, hands, deck));
}

function stockOf({ seat, pirates, shown, unknown, known }: HandView, deck: CardView[]): Stock {
  const faces = (cards: Card[]) => cards.flatMap((card) => deck.filter((face) => face.card === card));
  const heaps: Heap[] = [
    { kind: 'open', cards: shown },
    { kind: 'unknown', cards: faces(unknown) },
    { kind: 'known', cards: faces(known) },
  ];
  return { seat, pirates: pirates.map(({ pirate }) => pirate), heaps: heaps.filter(({ cards }) => cards.length > 0) };
}

function tenOf(pirate: Pirate, hands: HandView[], deck: CardView[]): Stock {
  const taker = hands.find((hand) => hand.pirates.some((pawn) => pawn.pirate === pirate));
  const cards = deck.filter(({ card }) => pirateOf(card) === pirate);
  return { pirates: [pirate], seat: taker?.seat ?? null, heaps: [{ kind: 'all', cards }] };
}
