import fc from 'fast-check';
import { expect, test } from 'vitest';
import { setTitle } from '../../../src/open-graph/set-title.ts';

/** Every letter takes half an em. */
const face = { advance: () => 0.5 };
const WIDTH = 664;
const set = (title: string) => setTitle(title, WIDTH, face);

test('a short title is set in the largest size', () => {
  expect(set('News')).toEqual({ size: 112, lines: ['News'] });
});

test('lines are of about the same length', () => {
  expect(set('See where each coin goes').lines).toEqual(['See where', 'each coin goes']);
  expect(set('What the sums say about a referral matrix of levels').lines.at(-1)).not.toBe('levels');
});

test('a line may end after a hyphen', () => {
  const { lines } = set('A two-hundred-and-fifty-thousand-dollar-question');
  expect(lines.length).toBeGreaterThan(1);
  expect(lines[0]).toMatch(/-$/);
});

test('a title that is too long ends after a whole word, with an ellipsis', () => {
  const { size, lines } = set('One word after another, '.repeat(12));
  expect(size).toBe(56);
  expect(lines).toHaveLength(4);
  expect(lines.at(-1)).toMatch(/(One|word|after|another)…$/);
});

test('a word that is longer than a line is broken', () => {
  const word = 'x'.repeat(60);
  expect(set(word).lines.join('')).toBe(word);
});

test('any title fits: at most four lines, none wider than its place, nothing lost but behind an ellipsis', () => {
  const words = fc.array(fc.stringMatching(/^[a-z,.-]{1,40}$/), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(words, (list) => {
      const title = list.join(' ');
      const { size, lines } = set(title);
      expect(lines.length).toBeLessThanOrEqual(4);
      for (const line of lines) expect(line.length * 0.5 * size).toBeLessThanOrEqual(WIDTH + 1e-6);
      const plain = (text: string) => text.replaceAll(' ', '');
      const shown = plain(lines.join(''));
      if (shown.endsWith('…')) expect(plain(title).startsWith(shown.slice(0, -1))).toBe(true);
      else expect(shown).toBe(plain(title));
    }),
  );
});
