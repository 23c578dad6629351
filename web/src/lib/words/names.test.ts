import { describe, expect, it } from 'vitest';
import { nameAmong, namesAmong } from './names';

describe('names in a list of people', () => {
  const ada = { id: 'b', name: 'Ada' };
  const other = { id: 'a', name: 'ADA' };
  const ben = { id: 'c', name: 'Ben' };

  it('are left as they are where nobody is called the same', () => {
    expect(nameAmong(ben, [ada, ben])).toBe('Ben');
  });

  it('get numbers where two look alike, the same ones in whatever order they stand', () => {
    expect([ada, other].map((person) => nameAmong(person, [ada, other, ben]))).toEqual(['Ada (2)', 'ADA (1)']);
    expect(nameAmong(ada, [ben, other, ada])).toBe('Ada (2)');
  });

  it('stand in the order of their numbers, and each is told which one is meant', () => {
    expect(namesAmong([ada, ben, other], 'b')).toEqual(['ADA (1)', 'Ben', 'Ada (2) (you)']);
    expect(namesAmong([other, ben, ada], 'a')).toEqual(['ADA (1) (you)', 'Ben', 'Ada (2)']);
    expect(namesAmong([ben], null)).toEqual(['Ben']);
  });
});
