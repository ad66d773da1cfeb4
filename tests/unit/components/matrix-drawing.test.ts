import { describe, expect, it } from 'vitest';
import { drawMatrix, facesOf, wayOfPayment } from '#components/maths/matrix-drawing.ts';
import { TESSERA } from '#domain/matrix/programmes.ts';
import { walkThrough, type WalkStep } from '#domain/matrix/walkthrough.ts';

const S6 = {
  name: 'S6',
  shape: 'two levels, six places',
  advertisedPercent: 300,
  places: { payOwner: 3, passUp: 2, reenter: 1 },
  explanation: '',
};
const { spots } = drawMatrix(S6);
const steps = walkThrough(TESSERA, 0);
const step = (number: number) => steps[number - 1] as WalkStep;

/** The corners of a way, as numbers. */
const cornersOf = (way: string) => way.split(',').map((corner) => corner.split(' ').map(Number));

describe('the drawing of S8', () => {
  const s8 = drawMatrix({ ...S6, name: 'S8', places: { payOwner: 6, passUp: 1, reenter: 1 } });

  it('is as wide as that of S6, with its eight places in two rows below the owner', () => {
    const rows = new Set(s8.spots.map(({ y }) => y));
    expect([...rows].map((row) => s8.spots.filter(({ y }) => y === row).length)).toEqual([1, 1, 1, 4, 4]);
    for (const place of s8.spots.slice(3)) expect(place.above).toBe(s8.spots[2]);
    expect(s8.width).toBe(drawMatrix(S6).width);
  });

  it('leads a payment of the last row past the row above, between its tiles', () => {
    const [, , R] = s8.spots;
    const last = s8.spots.at(-1);
    const way = cornersOf(wayOfPayment(s8.spots, walkThrough(TESSERA, 1)[6] as WalkStep));
    expect(way).toEqual([
      [s8.spots[8]?.x, last?.y],
      [s8.spots[8]?.x, (last?.y ?? 0) - 7],
      [R?.x, (last?.y ?? 0) - 7],
      [R?.x, R?.y],
    ]);
    expect(s8.spots.slice(3).map(({ x }) => x)).not.toContain(R?.x);
  });
});

describe('the drawing of S6', () => {
  it('has a line of three, two places below, and four below these', () => {
    const rows = new Set(spots.map(({ y }) => y));
    expect([...rows].map((row) => spots.filter(({ y }) => y === row).length)).toEqual([1, 1, 1, 2, 4]);
    expect(spots[5]?.above).toBe(spots[3]);
    expect(spots[8]?.above).toBe(spots[4]);
  });

  it('leads each payment along the lines, from the buyer’s tile to the tile of the member who is paid', () => {
    const [, U, R] = spots;
    // A pays U past R; C pays R past A.
    for (const [number, from, to] of [
      [2, spots[3], U],
      [4, spots[5], R],
    ] as const) {
      const way = cornersOf(wayOfPayment(spots, step(number)));
      expect(way[0]).toEqual([from?.x, from?.y]);
      expect(way.at(-1)).toEqual([to?.x, to?.y]);
      for (const [index, [x, y]] of way.slice(1).entries()) {
        const [beforeX, beforeY] = way[index] ?? [];
        expect(x === beforeX || y === beforeY).toBe(true);
      }
    }
  });

  it('turns those to gold who are ahead, and no one else', () => {
    const full = facesOf(step(7), spots);
    expect(full.map(({ name, result }) => `${name} ${result}`)).toEqual([
      'Top +$10',
      'Uri +$10',
      'Ria +$10',
      'Ada −$5',
      'Ben −$5',
      'Cal −$5',
      'Eva −$5',
      'Dan −$5',
      'Fay −$5',
    ]);
    expect(full.filter(({ kind }) => kind.startsWith('ahead')).map(({ name }) => name)).toEqual([
      'Top',
      'Uri',
      'Ria',
    ]);
    expect(full[2]?.kind).toBe('ahead frozen');
    expect(facesOf(step(1), spots)[3]).toEqual({ kind: 'free', name: '1', result: '' });
  });
});
