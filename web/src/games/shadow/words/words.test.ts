import { describe, expect, it } from 'vitest';
import { LANGUAGES, translator } from '../../../texts/translation';
import { FORMS } from '../../../wire/shadow.claims';
import { setSail, underway } from '../fixtures/views';
import { texts, type Key } from '../texts';
import { ENDINGS, PERSONAS, type Deed, type Event, type Move, type View } from '../types';
import { deedSecret, deedSentence } from './deeds';
import { claimText } from './claims';
import { decoys, group, label, listed } from './label';
import { cardNames } from './names';
import { hiddenStory, openStory } from './rounds';
import { asked, awaited, part, seatNote } from './seats';
import { figures, sentence } from './story';

const nameOf = (seat: number) => `N${seat}`;

/** One of each kind; a kind that is missing here does not compile. */
const moves: { [Kind in Move['type']]: Extract<Move, { type: Kind }> } = {
  Pass: { type: 'Pass' },
  Reveal: { type: 'Reveal' },
  Choose: { type: 'Choose', seat: 1 },
  Appoint: { type: 'Appoint', seat: 2 },
  Commit: { type: 'Commit', guns: 2 },
  AddGuns: { type: 'AddGuns' },
  KeepGuns: { type: 'KeepGuns' },
  Strike: { type: 'Strike', seat: 3 },
  DrawAgain: { type: 'DrawAgain' },
  KeepCards: { type: 'KeepCards' },
  PassOn: { type: 'PassOn', card: 'RED_DRUNK' },
  Sail: { type: 'Sail', card: 'YELLOW_RITUAL' },
  Refuse: { type: 'Refuse' },
  Leave: { type: 'Leave' },
  Throw: { type: 'Throw' },
  CloseEyes: { type: 'CloseEyes' },
  Convert: { type: 'Convert', seat: 4 },
  Stash: { type: 'Stash', first: 0, second: 1, third: 1 },
};

const deeds: { [Kind in Deed['type']]: Extract<Deed, { type: Kind }> } = {
  Used: { type: 'Used', round: 1, by: 0, character: 'MINSTREL', on: [1, 2] },
  Searched: { type: 'Searched', round: 1, by: 0, on: 1, dealt: 'SAILOR', now: 'CULTIST' },
  Flogged: { type: 'Flogged', round: 1, by: 0, on: 1, not: 'CULT' },
  Silenced: { type: 'Silenced', round: 1, by: 0, on: 1 },
  Fed: { type: 'Fed', round: 1, by: 0, on: 1 },
  Heard: { type: 'Heard', round: 1, by: 0, cards: ['BLUE_DRUNK'] },
  Looked: { type: 'Looked', round: 1, by: 0, card: 'RED_ARMED', thrown: true },
  Held: { type: 'Held', round: 1, ritual: 'STASH' },
  Converted: { type: 'Converted', round: 1, by: 0, on: 1 },
  Stashed: { type: 'Stashed', round: 1, by: 0, to: [1, 1, 2] },
  Exposed: { type: 'Exposed', round: 1, by: 0, on: 1, dealt: 'PIRATE' },
};

const here = { column: 0, height: 0 };
const open: Event[] = [
  { type: 'CaptainDrawn', seat: 1 },
  { type: 'RoundBegan', round: 1, captain: 1 },
  { type: 'LieutenantNamed', seat: 2 },
  { type: 'NavigatorNamed', seat: 3 },
  { type: 'GunsShown', guns: [0, 1, 2], needed: 3 },
  { type: 'GunsShown', guns: [0, 0, 0], needed: 3 },
  { type: 'GunsAdded', seat: 1, guns: 1 },
  { type: 'CrewLoyal' },
  { type: 'Tied', seats: [1, 2] },
  { type: 'Struck', by: 0, seat: 1 },
  { type: 'Mutinied', captain: 2 },
  { type: 'GunsChanged', seat: 1, from: 1, to: 3 },
  { type: 'Shuffled', deck: 19 },
  { type: 'CardsDrawn', byCaptain: 2, byLieutenant: 2 },
  { type: 'DrewAgain', seat: 1 },
  { type: 'LogbookPassed', navigator: 2 },
  { type: 'OrderRefused', seat: 2 },
  { type: 'Sailed', card: 'BLUE_DISARMED', from: here, to: here, end: null },
  { type: 'SupplyLineCrossed' },
  { type: 'TokenFound', token: 'FEED' },
  { type: 'CaptaincyPassed', from: 0, to: 1 },
  { type: 'WentOffDuty', seats: [1] },
  { type: 'CharacterRevealed', seat: 1, character: 'BOSUN' },
  { type: 'CharacterTurnedDown', seat: 1 },
  ...ENDINGS.map((ending): Event => ({ type: 'Ended', ending })),
];
const secret: Event[] = [
  { type: 'FactionDealt', faction: 'PIRATE', pirates: [0, 2] },
  { type: 'CharacterDealt', character: 'COOK' },
  { type: 'Drew', cards: ['RED_DRUNK', 'BLUE_DRUNK'] },
  { type: 'LogbookOpened', cards: ['RED_DRUNK', 'BLUE_DRUNK'] },
  { type: 'TopCardSeen', card: 'RED_MERMAID' },
  { type: 'Done', deed: deeds.Converted },
  { type: 'Done', deed: deeds.Exposed },
];

const blank = /\{|\}|undefined/;

/** Forms without a blank. */
const WORDLESS: readonly string[] = ['no-answer', 'greet'];

describe.each(LANGUAGES)('in %s', (language) => {
  const t = translator<Key>(texts, language);

  it.each(Object.values(moves))('a button says $type', (move) => {
    expect(label(move, setSail(), t, nameOf)).not.toMatch(blank);
    expect(group(move, t)).not.toBe('');
  });

  it.each(open)('the story tells $type', (event) => {
    const told = sentence(event, t, nameOf);
    expect(told).not.toBe('');
    expect(told).not.toMatch(blank);
  });

  it.each(secret)('the story, which is read aloud, is silent on $type', (event) => {
    expect(sentence(event, t, nameOf)).toBe('');
  });

  it('what a deed hides is told apart from what everybody knows of it', () => {
    const words = (now: string | null) =>
      deedSentence({ ...deeds.Searched, dealt: now, now } as Deed, t, nameOf);
    expect(words('CULTIST')).toBe(words(null));
    for (const deed of Object.values(deeds)) {
      expect(`${deedSentence(deed, t, nameOf)}${deedSecret(deed, t, nameOf)}`).not.toMatch(blank);
      expect(`${deedSentence(deed, t, nameOf)}${deedSecret(deed, t, nameOf)}`).not.toBe('');
    }
  });

  it('a search tells the card and the conversion, and of others the card alone', () => {
    const secret = (dealt: string, now: string) =>
      deedSecret({ ...deeds.Searched, dealt, now } as Deed, t, nameOf);
    expect(secret('SAILOR', 'CULTIST')).toContain(t('faction.SAILOR'));
    expect(secret('SAILOR', 'CULTIST')).toContain(t('faction.CULTIST'));
    expect(secret('CULTIST', 'CULTIST')).not.toContain(t('faction.SAILOR'));
    expect(secret('CULTIST', 'CULTIST')).not.toBe(secret('SAILOR', 'CULTIST'));
  });

  it('a choice of which nothing will come says so, and so does one about the last gun', () => {
    const aiming = setSail(6, { phase: 'AIMING', actor: 0, idle: [2], resume: 'TEAM_NAMED' });
    const plain = label({ type: 'Choose', seat: 1 }, aiming, t, nameOf);
    const idle = label({ type: 'Choose', seat: 2 }, aiming, t, nameOf);
    expect(plain).toBe(t('move.Choose', { name: nameOf(1) }));
    expect(idle).toBe(t('move.Choose.idle', { name: nameOf(2) }));
    const crew = aiming.crew.map((mate, seat) => (seat === 0 ? { ...mate, character: 'COLLECTOR' as const } : mate));
    const last = { ...aiming, crew, aimed: [3] };
    expect(label({ type: 'Choose', seat: 1 }, last, t, nameOf)).toBe(t('move.Choose.creditor', { name: nameOf(1) }));
    expect(idle).not.toMatch(blank);
  });

  it('every claim has its sentence, with all blanks filled', () => {
    for (const form of FORMS) {
      const text = claimText({ round: 1, by: 0, form, fillings: ['red', 'blue', 'yellow'] }, t, nameOf);
      expect(text).not.toMatch(blank);
      if (WORDLESS.includes(form)) expect(text).toBe(t(`claim.${form}`));
      else expect(text).toContain(t('word.red'));
    }
  });

  it('every character has a name of its own, also as an option', () => {
    const names = PERSONAS.map((persona) => t(`character.${persona}`));
    expect(new Set(names).size).toBe(21);
    const option = texts[language] as Record<string, string>;
    expect(PERSONAS.map((persona) => option[`option.characters.${persona.toLowerCase()}`])).toEqual(names);
  });

  it('says what is awaited, who sits where and how the game went', () => {
    const view = underway();
    expect(awaited(view, t)).not.toMatch(blank);
    expect(asked(view, t)).not.toMatch(blank);
    for (const phase of ['CONVERSION', 'STASH'] as const) expect(asked({ ...view, phase }, t)).toMatch(/\w{3}/);
    expect(seatNote(view, 1, t)).not.toBe('');
    expect([part(view, 0, t), part(view, 1, t)]).toEqual([t('faction.PIRATE'), '']);
    expect(figures(open, view, t).map((figure) => figure.value)).not.toContain(undefined);
    expect(figures(open, view, t)[0]?.value).toBe(view.rounds.length); // as the board counts them, also those that began again
  });

  it('tells a round by what everybody knows, and what was hidden apart from it', () => {
    const view: View = { ...underway(), deeds: Object.values(deeds) };
    const told = openStory(view, 1, t, nameOf).join(' ');
    const hidden = hiddenStory(view, 1, t, nameOf);
    expect(told).not.toMatch(blank);
    expect(hidden.length).toBe(7);
    expect(told).not.toContain(t('faction.CULTIST'));
    const passed = view.rounds.map((line) => ({ ...line, passedC: 'RED_DRUNK' as const, passedL: 'BLUE_DRUNK' as const }));
    const found = t('secret.held', { name: nameOf(view.rounds[0]!.navigator!), cards: cardNames(['RED_DRUNK', 'BLUE_DRUNK'], t) });
    expect(hiddenStory({ ...view, rounds: passed }, 1, t, nameOf)).toContain(found);
  });
});

describe('what could betray', () => {
  const t = translator<Key>(texts, 'en');

  it('every holder of a face-down character is offered to reveal it, and the words are the same for all', () => {
    const view = setSail();
    expect(decoys(view)).toEqual([{ type: 'Reveal' }]);
    const other = { ...view, crew: view.crew.map((mate) => ({ ...mate, character: null })) };
    expect(decoys(other)).toEqual(decoys(view));
    expect(label({ type: 'Reveal' }, view, t, nameOf)).toBe(label({ type: 'Reveal' }, other, t, nameOf));
  });

  it('nobody is offered to reveal what lies open, or while the team navigates', () => {
    const view = setSail();
    const revealed = { ...view, crew: view.crew.map((mate) => ({ ...mate, faceDown: false })) };
    expect(decoys(revealed)).toEqual([]);
    expect(decoys({ ...view, phase: 'NAVIGATING' })).toEqual([]);
    expect(decoys({ ...view, viewer: 'watcher' })).toEqual([]);
  });

  it('the choices of a ritual are not in the list of moves, neither of the leader nor of anybody else', () => {
    expect(Object.values(moves).filter((move) => !listed(move)).map((move) => move.type)).toEqual([
      'CloseEyes',
      'Convert',
      'Stash',
    ]);
  });
});
