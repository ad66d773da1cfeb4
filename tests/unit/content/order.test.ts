import { describe, expect, it } from 'vitest';
import { inOrderOf } from '#data/order.ts';

const IDS = ['first', 'second'] as const;

describe('content that has one file for each known id', () => {
  it('comes in the order of the ids', () => {
    expect(inOrderOf(IDS, [{ id: 'second' }, { id: 'first' }])).toEqual([{ id: 'first' }, { id: 'second' }]);
  });

  it('is refused where a file is missing', () => {
    expect(() => inOrderOf(IDS, [{ id: 'second' }])).toThrow('no file with "id: first"');
  });

  it('is refused where a file is there twice', () => {
    expect(() => inOrderOf(IDS, [{ id: 'first' }, { id: 'second' }, { id: 'second' }])).toThrow(
      '2 files with "id: second"',
    );
  });
});
