import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampled } from '#islands/home/charts/canvas/sampled.ts';

const coordinate = fc.double({ min: -1e6, max: 1e6, noNaN: true });

describe('a sampled function', () => {
  it('is the function itself where that is a straight line', () => {
    fc.assert(
      fc.property(
        coordinate,
        fc.double({ min: 1e-3, max: 1e6, noNaN: true }),
        fc.double({ min: -1, max: 1, noNaN: true }),
        coordinate,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (lowest, length, slope, start, share) => {
          const line = (place: number) => start + slope * (place - lowest);
          const place = lowest + share * length;
          expect(sampled(lowest, lowest + length, line)(place)).toBeCloseTo(line(place), 3);
        },
      ),
    );
  });

  // The charts' library adds a ten-thousandth before it takes the logarithm.
  it('is within a hundredth of a pixel on a logarithmic scale of a thousand', () => {
    const height = (power: number) => (Math.log10(10 ** power + 1e-4) / 10) * 1000;
    const fast = sampled(-5, 5, height);
    fc.assert(
      fc.property(fc.double({ min: -5, max: 5, noNaN: true }), (power) => {
        expect(Math.abs(fast(power) - height(power))).toBeLessThan(0.01);
      }),
    );
  });

  it('asks for a few places however often it is asked itself', () => {
    let asked = 0;
    const fast = sampled(0, 1, (place) => {
      asked += 1;
      return place;
    });
    for (let place = 0; place < 1; place += 1e-4) fast(place);
    expect(asked).toBeLessThan(1000);
  });
});
