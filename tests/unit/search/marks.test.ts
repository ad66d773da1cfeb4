import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markWords } from '#search/marks.ts';

/** Marked pieces in brackets. */
const marked = (text: string, marks: Record<string, number>): string =>
  markWords(text, new Map(Object.entries(marks)))
    .map((piece) => (piece.isMarked ? `[${piece.text}]` : piece.text))
    .join('');

describe('words by which a post was found', () => {
  test.each([
    [
      'are marked as far as they were typed',
      'The programme, again.',
      { programme: 7 },
      'The [program]me, again.',
    ],
    ['are marked wherever they stand', 'Pay to pay.', { pay: 3 }, '[Pay] to [pay].'],
    ['are marked with their accents', 'Im Café', { cafe: 4 }, 'Im [Café]'],
    ['are marked whole where accents are letters of their own', 'Cafe\u0301s', { cafes: 4 }, '[Cafe\u0301s]'],
    ['are marked with their apostrophe', 'The partner’s key', { partners: 7 }, 'The [partner’s] key'],
  ])('%s', (_, text, marks, expected) => {
    expect(marked(text, marks)).toBe(expected);
  });

  test('change nothing in the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const pieces = markWords(text, new Map([['a', 1]]));
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });
});
