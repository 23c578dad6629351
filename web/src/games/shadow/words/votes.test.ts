import { describe, expect, it } from 'vitest';
import { ledgerOf } from '../../../lib/words/claims';
import { translator } from '../../../texts/translation';
import shadow from '..';
import { line, mate, setSail, underway } from '../fixtures/views';
import { leadsTo } from '../layout';
import { texts } from '../texts';
import { costly } from './costly';
import { biggestLies } from './lies';
import { decided } from './decided';
import { question } from './question';
import { together } from './seats';

const t = translator(texts, 'en');
const nameOf = (seat: number) => ['Anna', 'Ben', 'Eva', 'Dirk', 'Finn', 'Gesa'][seat] ?? '';

describe('a vote', () => {
  const loyalty = setSail(6, {
    phase: 'LOYALTY',
    viewer: 3,
    rounds: [line({ captain: 0, lieutenant: 1, navigator: 2 })],
    crew: Array.from({ length: 6 }, (_, seat) => mate({ guns: seat === 3 ? 2 : 3 })),
  });

  it('says against whom it is, for whom, at which price, and what one has', () => {
    expect(question(loyalty, t, nameOf)).toBe(
      'Mutiny against Anna? Team: Ben, Eva. It takes 3 guns, spent if it succeeds. You have 2 guns.',
    );
  });

  it('says so to a watcher, too, who has no guns', () => {
    expect(question({ ...loyalty, viewer: 'watcher' }, t, nameOf)).not.toContain('You have');
  });

  it('knows that one gun is enough where the Equalizer says so', () => {
    expect(question({ ...loyalty, effects: { ...loyalty.effects, equalized: true } }, t, nameOf)).toContain('It takes 1 gun,');
  });

  it('says to whoever has chosen what it was, and to nobody else', () => {
    const own = { leader: null, hand: [], answered: true, committed: 2, chosen: [] };
    expect(decided({ ...loyalty, own }, t)).toBe('You show 2 guns. All hands open when everybody has chosen.');
    expect(decided({ ...loyalty, own: { ...own, committed: 0 } }, t)).toMatch(/^You show no gun\./);
    expect(decided({ ...loyalty, own: { ...own, answered: false, committed: 0 } }, t)).toBe('');
    expect(decided({ ...loyalty, viewer: 'watcher', own: null }, t)).toBe('');
  });

  it('tells the captain that it is about him, and not that he has guns', () => {
    const captain = { ...loyalty, viewer: 0 };
    expect(question(captain, t, nameOf)).toBe('Mutiny against Anna? Team: Ben, Eva. It takes 3 guns, spent if it succeeds.');
    expect(decided(captain, t)).toBe('The crew votes on you. A captain has no vote.');
    expect(decided({ ...captain, phase: 'TOKEN' }, t)).toBe('');
  });

  it('tells the leader of a ritual the same as everybody who has kept the eyes closed', () => {
    const own = { leader: null, hand: [], answered: true, committed: 0, chosen: [] };
    const ritual = { ...loyalty, phase: 'CONVERSION' as const, own };
    expect(decided({ ...ritual, own: { ...own, leader: 3, chosen: [4] } }, t)).toBe(decided(ritual, t));
  });

  it('is waited for as a whole, not by the names of those who choose', () => {
    expect(together(loyalty, t)).toBe('Waiting for the votes.');
    expect(together(setSail(6), t)).toBe('');
  });

  it('is no question at other times', () => {
    expect(question(setSail(6), t, nameOf)).toBe('');
  });
});

describe('what is costly', () => {
  it('says of a character that nothing will come of it now', () => {
    const question = costly({ type: 'Reveal' }, setSail(6, { idle: [0] }), t);
    expect(question).toMatch(/^Your character: Look-out\. Any time: .* nothing will come of it\. .* no way back\.$/);
  });

  it('is asked with the name and the effect of the character', () => {
    expect(costly({ type: 'Reveal' }, setSail(6), t)).toMatch(/^Your character: Look-out\. Any time: .* no way back\.$/);
    expect(costly({ type: 'Reveal' }, setSail(6), t)).not.toContain('nothing');
    expect(costly({ type: 'Refuse' }, setSail(6), t)).toContain('out of the game');
    expect(costly({ type: 'Pass' }, setSail(6), t)).toBeNull();
  });
});

describe('a card', () => {
  it('leads to the hex that its arrow points at, also round an island', () => {
    const view = setSail(6);
    expect(leadsTo(view, 'RED_DRUNK')).toEqual({ column: -1, height: 1 });
    expect(leadsTo(view, 'BLUE_DRUNK')).toEqual({ column: 1, height: 1 });
    expect(leadsTo({ ...view, track: [{ column: -3, height: 5 }] }, 'RED_DRUNK')).toEqual({ column: -4, height: 6 });
  });
});

describe('claims', () => {
  it('stand under the same rounds in the ledger and in the logbook', () => {
    const view = underway();
    const ledger = ledgerOf([], shadow, view).map(({ round, claims }) => [round, claims.map(({ seat, claim }) => [seat, claim.form])]);
    const logbook = [1, 2].map((round) => [round, view.claims.filter((claim) => claim.round === round).map(({ by, form }) => [by, form])]);
    expect(ledger).toEqual(logbook);
  });

  it('that were the biggest lies come first: about oneself, then late ones, each once', () => {
    const crew = [mate({ dealt: 'PIRATE', faction: 'PIRATE' }), mate({ dealt: 'SAILOR', faction: 'SAILOR' }), mate()];
    const rounds = [1, 2].map(() => line({ captain: 0, lieutenant: 1, drewC: ['RED_DRUNK', 'RED_DRUNK'], drewL: ['BLUE_DRUNK', 'BLUE_DRUNK'] }));
    const claims = [
      { round: 1, by: 0, form: 'drew', fillings: ['blue', 'blue'] },
      { round: 1, by: 0, form: 'i-am', fillings: ['sailor'] },
      { round: 2, by: 0, form: 'i-am', fillings: ['sailor'] },
      { round: 2, by: 0, form: 'drew', fillings: ['blue', 'red'] },
      { round: 2, by: 1, form: 'i-am', fillings: ['sailor'] },
      { round: 2, by: 1, form: 'drew', fillings: ['red', 'red'] },
    ];
    const lies = biggestLies({ ...setSail(6), crew, rounds, claims, phase: 'OVER' });
    expect(lies.map(({ by, form, round }) => `${by} ${form} ${round}`)).toEqual(['0 i-am 2', '0 drew 2', '1 drew 2']);
  });
});
