import { describe, expect, it } from 'vitest';
import { PHASES, partsOf } from '#components/teach/text.ts';
import { lessonFigures, offerFigures } from '#data/lesson-figures.ts';

const figures = lessonFigures();

describe('the lesson', () => {
  it('takes 45 minutes', () => {
    expect(PHASES.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(45);
  });

  it('has a phase for each part of the worksheet, and one to close', () => {
    const letters = partsOf(figures).map(({ title }) => title[0]);
    expect(PHASES.map(({ what }) => what[0])).toEqual([...letters, 'B']);
    expect(letters).toEqual(['A', 'B', 'C', 'D', 'E']);
  });

  it('has an answer to each question, and no number that is none', () => {
    for (const { ask, solution } of partsOf(figures).flatMap(({ tasks }) => tasks)) {
      expect(ask).not.toBe('');
      expect(solution).not.toMatch(/^$|NaN|undefined|Infinity/);
    }
  });
});

describe('the figures of the lesson', () => {
  it('add up to zero for the seven and those above them', () => {
    const { owner, newcomers, higher } = figures;
    const results = [owner, newcomers, higher].map(({ paid, received }) => received - paid);
    expect(results.reduce((sum, result) => sum + result, 0)).toBe(0);
    expect(newcomers.received).toBe(0);
  });

  it('give more than half of a full tree to its last line, and a larger part if each brings in more', () => {
    for (const { members, last } of figures.twos) expect(last / members).toBeGreaterThan(0.5);
    const twos = figures.twos.find(({ lines }) => lines === figures.threes.lines);
    expect(figures.threes.last / figures.threes.members).toBeGreaterThan(
      (twos?.last ?? 0) / (twos?.members ?? 1),
    );
  });

  it('count each member of the run once', () => {
    const { members, ahead, even, behind } = figures.run;
    expect(ahead + even + behind).toBe(members);
  });

  it.each([
    { percent: 100, month: 100 * 2 ** 30, days: 1 },
    { percent: 2, month: 181, days: 35 },
  ])('grow a promise of $percent% a day with each day’s gain left in', ({ percent, month, days }) => {
    const { afterMonth, daysToDouble } = offerFigures(percent, 100);
    expect(afterMonth).toBe(month);
    expect(daysToDouble).toBe(days);
  });
});
