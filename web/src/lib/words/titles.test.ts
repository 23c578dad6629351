import { describe, expect, it } from 'vitest';
import { levelName, levelToday, levelWithSkill } from './titles';

describe('the name of a level', () => {
  it('is that of a sailor, with the skill where one is chosen', () => {
    expect(levelName('strong')).toBe('Old sea dog');
    expect(levelWithSkill('easy')).toBe('Cabin boy (easy)');
  });

  it('is found for levels of release 0.1 too', () => {
    expect(['random', 'greedy', 'canny'].map(levelToday)).toEqual(['easy', 'medium', 'strong']);
    expect(levelName('greedy')).toBe('Helmsman');
  });

  it('is the word itself where nobody knows the level', () => {
    expect(levelWithSkill('genius')).toBe('genius');
  });
});
