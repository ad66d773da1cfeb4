import { describe, expect, it } from 'vitest';
import { walkSentences, walkTitle } from '#components/maths/text.ts';
import { TESSERA } from '#domain/matrix/programmes.ts';
import { walkThrough } from '#domain/matrix/walkthrough.ts';

const result = ({ paid, received }: { paid: number; received: number }) => (received - paid) / 100;

describe.each([
  { name: 'S6', matrix: 0, places: 6, afterCycle: [10, -30, 20], atEnd: 5 },
  { name: 'S8', matrix: 1, places: 8, afterCycle: [25, -40, 15], atEnd: 20 },
])('the example of $name', ({ matrix, places, afterCycle, atEnd }) => {
  const steps = walkThrough(TESSERA, matrix);
  const full = steps.find(({ reentersUnder }) => reentersUnder !== null);

  it('fills every place, then freezes', () => {
    expect(full?.places.size).toBe(places);
    expect(full?.isFrozen).toBe(true);
  });

  it('ends the cycle with the sums in the text', () => {
    expect(full && [full.owner, full.newcomers, full.higher].map(result)).toEqual(afterCycle);
  });

  it('adds up to zero after every step', () => {
    for (const { owner, newcomers, higher } of steps) {
      expect(result(owner) + result(newcomers) + result(higher)).toBe(0);
    }
    for (const { results } of steps) {
      expect([...results.values()].reduce((total, each) => total + each, 0)).toBe(0);
    }
  });

  it('shows a missed payment, and what it costs to thaw the level', () => {
    const missed = steps.findIndex(({ isMissed }) => isMissed);
    expect(steps[missed]?.payee).toBe('U');
    expect(steps[missed + 1]).toMatchObject({ buyer: 'R', level: 2, price: 1000, isFrozen: false });
    expect(steps.at(-1)).toMatchObject({ payee: 'R' });
    expect(result(steps.at(-1)?.owner ?? { paid: 0, received: 0 })).toBe(atEnd);
  });

  it('has a title and sentences for each step', () => {
    for (const step of steps) {
      expect(walkTitle(step)).toMatch(/\w/);
      expect(walkSentences(step).join(' ')).not.toMatch(/undefined|null/);
    }
  });
});
