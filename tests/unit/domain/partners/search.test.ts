import { describe, expect, it } from 'vitest';
import { createPartnerSearch } from '#domain/partners/search.ts';

const search = createPartnerSearch(['ada', 'anna', 'bo_anna', 'ann', 'hanna', 'zoe']);
const found = (typed: string, most = 8) => search(typed, most);

describe('looking for a partner', () => {
  it('finds beginnings first, in the order of the alphabet, then what contains it', () => {
    expect(found('ann')).toEqual(['ann', 'anna', 'bo_anna', 'hanna']);
  });

  it('does not mind capitals and spaces around', () => {
    expect(found(' ZO')).toEqual(['zoe']);
  });

  it('finds no more than was asked for, and nobody by nothing', () => {
    expect(found('a', 2)).toEqual(['ada', 'ann']);
    expect(found('  ')).toEqual([]);
    expect(found('nobody')).toEqual([]);
  });
});
