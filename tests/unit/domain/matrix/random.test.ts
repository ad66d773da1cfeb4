import { describe, expect, it } from 'vitest';
import { mulberry32 } from '#domain/matrix/random.ts';

describe('the generator', () => {
  it('gives the published numbers of Mulberry32', () => {
    const random = mulberry32(0);
    expect([random(), random(), random()]).toEqual([
      0.26642920868471265, 0.0003297457005828619, 0.2232720274478197,
    ]);
  });

  it('gives numbers from 0 up to 1, evenly', () => {
    const random = mulberry32(99);
    const tenths = new Uint32Array(10);
    for (let draw = 0; draw < 100_000; draw++) {
      const index = Math.floor(random() * 10);
      tenths[index] = (tenths[index] as number) + 1;
    }
    for (const count of tenths) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});
