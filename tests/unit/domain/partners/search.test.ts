import { describe, expect, it } from 'vitest';
import { createPartnerSearch } from '#domain/partners/search.ts';

const search = createPartnerSearch(['ada', 'anna', 'bo_anna', 'ann', 'hanna', 'zoe']);
const found = (typed: string, most = 8) => search(typed, most);

describe('the partner search', () => {
  it('finds prefixes first, alphabetically, then names that contain the text', () => {
    expect(found('ann')).toEqual(['ann', 'anna', 'bo_anna', 'hanna']);
  });

  it('ignores capitals and surrounding spaces', () => {
    expect(found(' ZO')).toEqual(['zoe']);
  });

  it('finds at most the requested number, and nothing for an empty text', () => {
    expect(found('a', 2)).toEqual(['ada', 'ann']);
    expect(found('  ')).toEqual([]);
    expect(found('nobody')).toEqual([]);
  });
});
