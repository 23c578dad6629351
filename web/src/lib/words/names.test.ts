import { describe, expect, it } from 'vitest';
import { nameAmong } from './names';

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
});
