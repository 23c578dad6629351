import { describe, expect, it } from 'vitest';
import type { GameTold } from '../../wire/table';
import { TableForm, type Company } from './table-form.svelte';

const offer = (windows: boolean): GameTold => ({
  id: 'x',
  title: 'X',
  edition: 1,
  fewest: 2,
  most: 4,
  options: {},
  levels: ['easy', 'medium', 'strong'],
  windows,
});
const form = (company: Company, windows = true) => new TableForm(offer(windows), company, (number) => `Guest ${number}`);
const me = { id: 'anne', name: 'Anne' };

describe('a new table', () => {
  it('has windows of eight seconds where people play from elsewhere, and none where only bots do', () => {
    expect(form('friends').window).toBe(8);
    expect(form('phones').window).toBe(8);
    expect(form('bots').window).toBeNull();
    expect(form('here').window).toBeNull();
  });

  it('takes the length from the clock until somebody chooses one', () => {
    const one = form('friends');
    one.clock = { type: 'Slow', hours: 24 };
    expect(one.window).toBeNull();
    one.clock = { type: 'Live', seconds: 60 };
    expect(one.window).toBe(8);
    one.window = 15;
    one.clock = { type: 'Slow', hours: 24 };
    expect(one.opening(me).window).toBe(15);
  });

  it('asks for no length where the game has no windows', () => {
    expect(form('friends', false).opening(me).window).toBeNull();
  });

  it('has bots of the middle level until somebody chooses another', () => {
    const bot = { type: 'Bot', level: 'medium' };
    expect(form('bots').opening(me).seats.slice(1)).toEqual([bot, bot, bot]);
  });

  it('for a table and phones leaves every seat open', () => {
    expect(form('phones').opening(me).seats).toEqual(Array.from({ length: 4 }, () => ({ type: 'Open' })));
  });
});
