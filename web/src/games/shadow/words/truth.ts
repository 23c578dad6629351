import { colourOf, type Card, type Claimed, type Faction, type View } from '../types';
import { foundIn } from './logbook';

/** How a claim stands against what really was: only a view that holds everything can tell. */
export type Verdict = 'TRUE' | 'LIE' | 'WRONG' | 'OPEN';

const FACTS = ['found', 'drew', 'drew-three', 'passed-on', 'mermaid', 'top-card', 'i-am', 'he-is'];

/** Whether a claim can be true or a lie at all. Greetings, questions and opinions cannot. */
export const isAboutFacts = ({ form }: Claimed): boolean => FACTS.includes(form);

/** Of what somebody says of himself he knows the truth; of others he may be mistaken. */
export function verdict(claim: Claimed, view: View): Verdict {
  const [first = '', second = ''] = claim.fillings;
  switch (claim.form) {
    case 'found':
      return judged(isFind(view, claim), 'LIE');
    case 'drew':
    case 'drew-three':
      return judged(sameColours(drawnBy(view, claim), claim.fillings), 'LIE');
    case 'passed-on':
      return judged(sameColours(passedBy(view, claim), claim.fillings), 'LIE');
    case 'mermaid':
    case 'top-card':
      return judged(sameColours(seenBy(view, claim), claim.fillings), 'LIE');
    case 'i-am':
      return judged(isFaction(view, claim.by, claim.round, first), 'LIE');
    case 'he-is':
      return judged(isFaction(view, Number(first), claim.round, second), 'WRONG');
    default:
      return 'OPEN';
  }
}

const judged = (right: boolean | null, otherwise: Verdict): Verdict =>
  right === null ? 'OPEN' : right ? 'TRUE' : otherwise;

/** The two cards of the logbook, and which of them went to the sea. */
function isFind(view: View, { round, by, fillings }: Claimed): boolean | null {
  const line = view.rounds[round - 1];
  if (line?.navigator !== by || !line.card) return null;
  const found = foundIn(line);
  const [first, second] = found;
  const thrown = first === line.card ? second : first;
  return thrown
    ? sameColours(found, fillings.slice(0, 2)) === true && sameColours([thrown], fillings.slice(2)) === true
    : null;
}

function drawnBy(view: View, { round, by }: Claimed): Card[] {
  const line = view.rounds[round - 1];
  if (line?.captain === by) return line.drewC;
  if (line?.lieutenant === by) return line.drewL;
  return line?.navigator === by ? foundIn(line) : [];
}

function passedBy(view: View, { round, by }: Claimed): Card[] {
  const line = view.rounds[round - 1];
  if (line?.captain === by) return line.passedC ? [line.passedC] : [];
  if (line?.lieutenant === by) return line.passedL ? [line.passedL] : [];
  return line?.navigator === by && line.card ? [line.card] : [];
}

/** What the speaker had last been shown by the mermaid, or on top of the pile. */
function seenBy(view: View, { round, by, form }: Claimed): Card[] {
  const looks = view.deeds.flatMap((deed) => {
    if (deed.round > round) return [];
    if (form === 'mermaid') return deed.type === 'Heard' && deed.by === by ? [deed.cards] : [];
    return deed.type === 'Looked' && deed.by === by && deed.card ? [[deed.card]] : [];
  });
  return looks.at(-1) ?? [];
}

function sameColours(cards: Card[], claimed: string[]): boolean | null {
  if (cards.length === 0) return null;
  const real = cards.map((card) => colourOf(card).toLowerCase()).sort();
  return real.join() === [...claimed].sort().join();
}

/** What somebody was at that time; who was converted later was still what the card said. */
function factionIn(view: View, seat: number, round: number): Faction | null {
  const converted = view.deeds.find((deed) => deed.type === 'Converted' && deed.on === seat);
  const mate = view.crew[seat];
  return (converted && converted.round > round ? mate?.dealt : mate?.faction) ?? null;
}

function isFaction(view: View, seat: number, round: number, claimed: string): boolean | null {
  const faction = factionIn(view, seat, round);
  return faction === null ? null : faction.toLowerCase() === claimed;
}
