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

  it('gives everybody at one screen another face', () => {
    const one = form('here');
    one.resize(4);
    const faces = one.opening(me).seats.flatMap((chair) => (chair.type === 'Here' ? [chair.portrait] : []));
    expect(new Set(faces).size).toBe(3);
    expect(faces).not.toContain(undefined);
  });

  it('asks for no length where the game has no windows', () => {
    expect(form('friends', false).opening(me).window).toBeNull();
  });

  it('has bots of the middle level until somebody chooses another', () => {
    const bot = { type: 'Bot', level: 'medium' };
    expect(form('bots').opening(me).seats.slice(1)).toEqual([bot, bot, bot]);
  });

  it('fills open seats with bots, and leaves people where they are', () => {
    const one = form('friends');
    expect(one.hasOpenChairs).toBe(true);
    one.fillWithBots();
    expect(one.opening(me).seats.map(({ type }) => type)).toEqual(['Me', 'Bot', 'Bot', 'Bot']);
    expect(one.hasOpenChairs).toBe(false);
  });

  it('knows whether everybody plays at this screen', () => {
    expect(form('here').atOneScreen).toBe(true);
    expect(form('bots').atOneScreen).toBe(false);
    const mixed = form('here');
    mixed.chairs[1] = { type: 'Open' };
    expect(mixed.atOneScreen).toBe(false);
  });

  it('finds out that all are at this screen however the form began, and then opens a table without a clock', () => {
    const one = form('bots');
    one.clock = { type: 'Live', seconds: 30 };
    one.window = 5;
    expect(one.opening(me).clock).toEqual({ type: 'Live', seconds: 30 });
    one.chairs[1] = { type: 'Here', name: 'Ben', portrait: 1 };
    expect(one.atOneScreen).toBe(true);
    expect(one.opening(me)).toMatchObject({ clock: { type: 'None' }, window: null });
    one.chairs[2] = { type: 'Open' };
    expect(one.atOneScreen).toBe(false);
    expect(one.opening(me)).toMatchObject({ clock: { type: 'Live', seconds: 30 }, window: 5 });
  });

  describe('with presets', () => {
    const young = { name: 'young', options: { short: 'on', gone: 'on' } };
    const standard = { name: 'standard', options: {} };
    const options = [
      { type: 'Switch' as const, name: 'short', preset: false, meaning: '' },
      { type: 'Count' as const, name: 'pools', least: 0, most: 4, preset: 1, meaning: '' },
    ];
    const withOptions = () =>
      new TableForm({ ...offer(true), options: { 2: options, 3: options, 4: options } }, 'bots', String);

    it('takes what the preset changes and this number of players has, and the usual for the rest', () => {
      const one = withOptions();
      one.values['pools'] = '3';
      one.take(young);
      expect(one.opening(me).options).toEqual({ short: 'on', pools: '1' });
    });

    it('says which preset the options follow, or that they are a mix', () => {
      const one = withOptions();
      expect(one.presetAmong([young, standard])).toBe('standard');
      one.take(young);
      expect(one.presetAmong([young, standard])).toBe('young');
      one.values['pools'] = '2';
      expect(one.presetAmong([young, standard])).toBeNull();
    });
  });

  describe('with presets of bots', () => {
    const calm = { name: 'calm', options: {}, bots: 'easy' };
    const standard = { name: 'standard', options: {}, bots: 'medium' };
    const levels = (one: TableForm) => one.opening(me).seats.flatMap((seat) => (seat.type === 'Bot' ? [seat.level] : []));

    it('gives every bot the level of the preset, and those that come later', () => {
      const one = form('bots');
      expect(one.presetAmong([calm, standard])).toBe('standard');
      one.chairs[1] = { type: 'Open' };
      one.take(calm);
      one.fillWithBots();
      expect(levels(one)).toEqual(['easy', 'easy', 'easy']);
      one.resize(3);
      one.resize(4);
      expect(levels(one)).toEqual(['easy', 'easy', 'easy']);
      expect(one.presetAmong([calm, standard])).toBe('calm');
    });

    it('calls it a mix where a bot is of another level', () => {
      const one = form('bots');
      one.take(calm);
      one.chairs[1] = { type: 'Bot', level: 'strong' };
      expect(one.presetAmong([calm, standard])).toBeNull();
    });

    it('leaves the bots as they are where a preset says nothing of them', () => {
      const one = form('bots');
      one.take(calm);
      one.take({ name: 'rules', options: {} });
      expect(levels(one)).toEqual(['easy', 'easy', 'easy']);
    });
  });

  it('stays with the usual options when more players have other ones', () => {
    const pools = (preset: number) => [{ type: 'Count' as const, name: 'pools', least: 0, most: 4, preset, meaning: '' }];
    const one = new TableForm({ ...offer(true), options: { 2: pools(1), 3: pools(2), 4: pools(2) } }, 'bots', String);
    one.resize(2);
    one.resize(3);
    expect(one.presetAmong([{ name: 'standard', options: {} }])).toBe('standard');
    one.values['pools'] = '4';
    one.resize(2);
    expect(one.values).toEqual({ pools: '4' });
  });

  it('for a table and phones leaves every seat open', () => {
    expect(form('phones').opening(me).seats).toEqual(Array.from({ length: 4 }, () => ({ type: 'Open' })));
  });
});
