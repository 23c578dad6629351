import { describe, expect, it } from 'vitest';
import { eventually } from '../../../fixtures/eventually';
import { areComplete } from '../../../fixtures/complete-texts';
import { settings } from '../../../lib/browser/settings.svelte';
import { findSaying } from '../../../lib/bots/sayings.svelte';
import { wordingsOf } from '../../../lib/bots/wordings';
import { claimsIn } from '../../../parts/talk/claim-in-words';
import type { Language } from '../../../texts/translation';
import { FORMS } from '../../../wire/shadow.claims';
import type { ClaimForm, SaidTold } from '../../../wire/table';
import shadow from '..';
import type { AnyGame } from '../..';
import { hearing } from './hearing';
import { said } from './said';

const game = shadow as unknown as AnyGame;
const player: ClaimForm.Blank = { type: 'Player' };
const word = (...among: string[]): ClaimForm.Blank => ({ type: 'Word', among });
const colour = word('red', 'yellow', 'blue');
const faction = word('sailor', 'pirate', 'leader', 'cultist');
const reason = word('cards', 'guns', 'company', 'words');
const BLANKS: Record<(typeof FORMS)[number], ClaimForm.Blank[]> = {
  found: [colour, colour, colour],
  drew: [colour, colour],
  'drew-three': [colour, colour, colour],
  'passed-on': [colour],
  mermaid: [colour, colour, colour],
  'top-card': [colour],
  'i-am': [faction],
  'he-is': [player, faction],
  trust: [player],
  distrust: [player],
  accuse: [player, reason],
  defend: [word('no-choice', 'on-your-side', 'lied-about')],
  ask: [player, word('drawn', 'search', 'vote', 'trusts')],
  'no-answer': [],
  'had-none': [word('no-cards', 'no-search', 'no-vote')],
  'shot-at': [player],
  'shot-because': [player, reason],
  'stood-by': [player],
  greet: [],
};
const forms = FORMS.map((name) => ({ name, blanks: BLANKS[name] }));
const nameOf = (seat: number) => ['Me', 'Anna', 'Ben', 'Oskar'][seat] ?? '';

function meant(language: Language, sentence: string): string[] {
  settings.language = language;
  const found = claimsIn(sentence, forms, { game, nameOf, others: [1, 2, 3], hearing: hearing[language] });
  settings.language = 'en';
  return found.map(({ form, fillings }) => [form, ...fillings.map((filling) => filling || '…')].join(' '));
}

/** What the sentences of a line mean: to call somebody a pirate, to ask what was drawn and why guns were shown, to doubt, to trust, to be a sailor. */
const CLAIMS = ['he-is 1 pirate', 'ask 2 drawn', 'ask … vote', 'distrust 1', 'trust 3', 'i-am sailor', 'drew red blue', 'defend no-choice', 'accuse 1 words', 'ask 3 trusts', 'ask 2 search'];
const TYPED: Record<Language, string[]> = {
  en: ['Anna is a pirate', 'Ben, what did you draw?', 'why did you shoot?', "I don't trust Anna", 'I trust Oskar', "I'm not a pirate!", 'I had red and blue', 'I had no choice', 'Anna is a liar', 'Oskar, who do you trust?', 'What did you find, Ben?'],
  fr: ['Anna est une pirate', 'Ben, qu’as-tu pioché ?', 'pourquoi as-tu voté contre ?', 'je ne fais pas confiance à Anna', 'je fais confiance à Oskar', 'je ne suis pas un pirate !', 'j’ai pioché une rouge et une bleue', 'je n’avais pas le choix', 'Anna ment', 'Oskar, à qui fais-tu confiance ?', 'Qu’as-tu trouvé, Ben ?'],
  de: ['Anna ist eine Piratin', 'Ben, was hast du gezogen?', 'warum hast du geschossen?', 'Ich traue Anna nicht', 'Ich traue Oskar', 'Ich bin kein Pirat!', 'ich hatte rot und blau', 'Ich hatte keine Wahl', 'Anna lügt', 'Oskar, wem traust du?', 'Was hast du gefunden, Ben?'],
  es: ['Anna es una pirata', 'Ben, ¿qué cartas robaste?', '¿por qué votaste así?', 'No me fío de Anna', 'Me fío de Oskar', '¡No soy pirata!', 'saqué rojo y azul', 'no tenía elección', 'Anna miente', 'Oskar, ¿de quién te fías?', '¿Qué encontraste, Ben?'],
  it: ['Anna è una pirata', 'Ben, cosa hai pescato?', 'perché hai sparato?', 'Non mi fido di Anna', 'Mi fido di Oskar', 'Io non sono un pirata!', 'ho pescato rosso e blu', 'non avevo scelta', 'Anna mente', 'Oskar, di chi ti fidi?', 'Che cosa hai trovato, Ben?'],
  nl: ['Anna is een piraat', 'Ben, wat heb je getrokken?', 'waarom heb je geschoten?', 'Ik vertrouw Anna niet', 'Ik vertrouw Oskar', 'Ik ben geen piraat!', 'ik had rood en blauw', 'ik had geen keus', 'Anna liegt', 'Oskar, wie vertrouw je?', 'Wat heb je gevonden, Ben?'],
};

describe('what people type', () => {
  it('has words for it in each language', () => areComplete(hearing));

  it.each(Object.entries(TYPED).flatMap(([language, sentences]) => sentences.map((sentence, at) => [language as Language, sentence, CLAIMS[at]!] as const)))(
    'means in %s: %s',
    (language, sentence, claim) => {
      expect(meant(language, sentence)[0]).toBe(claim);
    },
  );

  it.each(['What a storm', 'I think so too', 'Good, let us go on', 'Red sails at night'])('may mean nothing that bots hear: %s', (sentence) => {
    expect(meant('en', sentence)).toEqual([]);
  });
});

describe('what bots say', () => {
  /** Of these bots alone choose the words. */
  const forms = FORMS.filter((form) => !['passed-on', 'drew-three', 'distrust'].includes(form));

  it('has all its sentences in each language', () => areComplete(said));

  it.each(forms)('has a second sentence for two in a row: %s', async (form) => {
    findSaying(game, 'claim.greet');
    await eventually(() => expect(findSaying(game, 'claim.greet.jolly')).not.toBeNull());
    const twice = [3, 3].map((seat, at): SaidTold => ({ number: 12 * at, seat, person: { id: '' }, saying: { type: 'Claim', form, fillings: [] } }) as unknown as SaidTold);
    expect(new Set(wordingsOf(twice, game).values()).size).toBe(2);
  });
});
