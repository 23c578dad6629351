import type { View } from '../types';
import { aboutCards, type Fitting } from './fitting-claim';

interface Said {
  by: number;
  form: string;
  fillings: string[];
}

const NOTHING: Fitting = { form: 'no-answer', fillings: [] };

/** How somebody answers what names them. It tells no more than everybody has seen: what they had or found they say themselves. */
export function answer({ by, form, fillings }: Said, view: View): Fitting | null {
  switch (form) {
    case 'ask':
      return toQuestion(fillings.at(-1) ?? '', view);
    case 'he-is':
      return fillings.at(-1) === 'sailor' ? trusting(by) : DEFENCE;
    case 'trust':
    case 'stood-by':
      return trusting(by);
    default:
      return DEFENCE;
  }
}

const DEFENCE: Fitting = { form: 'defend', fillings: [''] };
const trusting = (seat: number): Fitting => ({ form: 'trust', fillings: [String(seat)] });

function toQuestion(topic: string, view: View): Fitting {
  const me = typeof view.viewer === 'number' ? view.viewer : -1;
  switch (topic) {
    case 'drawn':
      return aboutCards(view, me) ?? NOTHING;
    case 'search':
      return found(view, me) ?? NOTHING;
    case 'vote':
      return voted(view, me) ?? NOTHING;
    case 'trusts':
      return { form: 'trust', fillings: [''] };
    default:
      return NOTHING;
  }
}

function found({ deeds }: View, me: number): Fitting | null {
  const on = deeds.flatMap((deed) => (deed.type === 'Searched' && deed.by === me ? [deed.on] : [])).at(-1);
  return on === undefined ? null : { form: 'he-is', fillings: [String(on)] };
}

/** The last mutiny whose guns everybody has seen. */
function voted({ rounds }: View, me: number): Fitting | null {
  const line = rounds.findLast(({ guns }) => guns.length > 0);
  if (!line || line.captain === me) return null;
  return (line.guns[me] ?? 0) > 0
    ? { form: 'shot-because', fillings: [String(line.captain), ''] }
    : { form: 'stood-by', fillings: [String(line.captain)] };
}
