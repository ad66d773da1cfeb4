import { describe, expect, it } from 'vitest';
import { inOrderOf, newestFirst } from '#data/order.ts';

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

describe('posts', () => {
  it('come newest first; those of one day as they are numbered, then by their addresses', () => {
    const post = (id: string, date: string, order?: number) => ({ id, data: { date, order } });
    const posts = [
      post('b', '2022-08-24'),
      post('a', '2022-08-24'),
      post('second', '2022-08-24', 2),
      post('first', '2022-08-24', 1),
      post('newer', '2022-08-25'),
      post('older', '2022-08-16', 1),
    ];
    const ids = posts.toSorted(newestFirst).map(({ id }) => id);
    expect(ids).toEqual(['newer', 'first', 'second', 'a', 'b', 'older']);
  });
});
