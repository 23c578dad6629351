import { describe, expect, it } from 'vitest';
import { PORTRAITS } from '../../board/people';
import { cards, tableOf } from '../../fixtures/cards';
import type { AnyGame } from '../../games';
import type { Person, SaidTold, Saying } from '../../wire/table';
import { filtered, streamLines } from './stream';

const { seats } = tableOf({ type: 'One', seat: 0 }, []);
const says = (number: number, seat: number | null, saying: Saying, name = 'Anne'): SaidTold => ({
  number,
  at: 0,
  seat,
  person: { id: name.toLowerCase(), name },
  saying,
});
const words = (text: string): Saying => ({ type: 'Words', text });
const spoke = (key: string, said: SaidTold) => ({ key, happening: { type: 'Spoke' as const, said } });
const happened = (key: string, text: string) => ({ key, happening: { type: 'InGame' as const, eyes: [], event: { text } } });

describe('the stream of a table', () => {
  it('has story and talk in the order in which they came', () => {
    const items = [happened('1', 'Anne sails.'), spoke('2', says(2, 0, words('Ahoy'))), happened('3', 'Ben rows.')];
    const lines = streamLines(items, [says(2, 0, words('Ahoy'))], cards, seats);
    expect(lines.map(({ kind, text }) => [kind, text])).toEqual([
      ['story', 'Anne sails.'],
      ['talk', 'Ahoy'],
      ['story', 'Ben rows.'],
    ]);
    expect(filtered(lines, 'talk').map(({ text }) => text)).toEqual(['Ahoy']);
    expect(filtered(lines, 'story')).toHaveLength(2);
    expect(filtered(lines, 'all')).toHaveLength(3);
  });

  it('shows what was said also where the story has not arrived', () => {
    const lines = streamLines([], [says(2, null, words('Hello'), 'Cara')], cards, seats);
    expect(lines).toMatchObject([{ text: 'Hello', speaker: { name: 'Cara', seat: null } }]);
  });

  it('keeps the name and the face of who said it and of whose turn it was, whoever holds the seat now', () => {
    const ben = { id: 'ben', name: 'Ben', portrait: 3 };
    const zoe = { id: 'zoe', name: 'Zoe', portrait: 4 };
    const sits = (key: string, person: Person) => ({ key, happening: { type: 'SeatChanged' as const, seat: { seat: 1, sitter: { type: 'Human' as const, person }, yours: false } } });
    const items = [sits('1', ben), happened('2', 'Ben rows.'), spoke('3', { ...says(3, 1, words('Mine')), person: ben }), sits('4', zoe), happened('5', 'Zoe rows.')];
    const now = seats.map((seat) => (seat.seat === 1 ? { ...seat, sitter: { type: 'Human' as const, person: zoe } } : seat));
    const game = { ...cards, chapter: () => ({ type: 'Turn', seat: 1 }) } as AnyGame;
    const faces = streamLines(items, [], game, now).flatMap(({ text, face }) => (text === 'Mine' || text.includes('rows') ? [[text, face]] : []));
    expect(faces).toEqual([
      ['Ben rows.', PORTRAITS[3]],
      ['Mine', PORTRAITS[3]],
      ['Zoe rows.', PORTRAITS[4]],
    ]);
  });

  it('names in a claim whoever held the seat when it was made', () => {
    const named = { ...cards, texts: { ...cards.texts, en: { ...cards.texts.en, 'claim.trust': 'I trust {0}' } } } as unknown as typeof cards;
    const sits = (key: string, name: string) => ({ key, happening: { type: 'SeatChanged' as const, seat: { seat: 1, sitter: { type: 'Human' as const, person: { id: name, name } }, yours: false } } });
    const trust: Saying = { type: 'Claim', form: 'trust', fillings: ['1'] };
    const items = [sits('1', 'Mina'), spoke('2', says(2, 0, trust)), sits('3', 'Willi'), spoke('4', says(4, 0, trust))];
    expect(streamLines(items, [], named, seats).flatMap(({ kind, text }) => (kind === 'talk' ? [text] : []))).toEqual(['I trust Mina', 'I trust Willi']);
  });

  it('leaves out that a seat knows its card, which its page said; whoever says to be ready later is heard', () => {
    const game = { ...cards, deal: {} } as unknown as typeof cards;
    const ready: Saying = { type: 'Emote', name: 'ready' };
    const items = [spoke('a', says(2, 0, ready)), spoke('b', says(3, 1, ready)), spoke('c', says(4, 0, ready))];
    expect(streamLines(items, [says(2, 0, ready)], game, seats).map(({ key }) => key)).toEqual(['said.4']);
    expect(streamLines(items, [], cards, seats)).toHaveLength(3);
    const heir = { ...says(5, 0, ready), person: { id: 'heir', name: 'Zoe' } }; // took the seat over, and has looked at the card
    expect(streamLines([...items, spoke('d', heir)], [], game, seats).map(({ key }) => key)).toEqual(['said.4']);
  });

  it('tells what bots say in passing in the way of the speaker', () => {
    const bot = { id: '', name: 'easy' };
    const remark = (seat: number): SaidTold => ({ ...says(seat + 1, seat, { type: 'Remark', word: 'grumble', to: 1 }), person: bot });
    expect(streamLines([], [remark(0), remark(1), remark(2), remark(3)], cards, seats).map(({ text }) => text)).toEqual([
      'Hey, Ben, what was that for?',
      'I will remember that, Ben.',
      'That will cost you dearly, Ben.',
      'Hey, Ben, what was that for?',
    ]);
  });

  it('lets no two of six bots greet alike', () => {
    const greets = [0, 1, 2, 3, 4, 5].map((seat): SaidTold => ({ ...says(seat + 1, seat, { type: 'Remark', word: 'greet', to: null }), person: { id: '', name: 'easy' } }));
    expect(new Set(streamLines([], greets, cards, seats).map(({ text }) => text)).size).toBe(6);
  });

  it('tells a claim of a bot in its own way, where there is one', () => {
    const texts = { ...cards.texts, en: { ...cards.texts.en, 'claim.greet': 'Ahoy', 'claim.greet.calm': 'Good day' } };
    const named = { ...cards, texts } as unknown as typeof cards;
    const greets = says(1, 1, { type: 'Claim', form: 'greet', fillings: [] });
    const bare = says(3, 1, { type: 'Claim', form: 'bare', fillings: [] });
    const ofBot = (said: SaidTold): SaidTold => ({ ...said, person: { id: '', name: 'easy' } });
    expect(streamLines([], [greets, ofBot({ ...greets, number: 2 }), ofBot(bare)], named, seats).map(({ text }) => text)).toEqual(['Ahoy', 'Good day', 'I am loyal']);
  });

  it('tells a claim from words', () => {
    const claim: Saying = { type: 'Claim', form: 'bare', fillings: [] };
    const lines = streamLines([], [says(1, 1, claim), says(2, 1, words('Trust me'))], cards, seats);
    expect(lines.map(({ text, claim: isClaim }) => [text, isClaim])).toEqual([
      ['I am loyal', true],
      ['Trust me', false],
    ]);
  });
});
