import { expect, it } from 'vitest';
import { pseudo, pseudoText } from '#editing/pseudo.ts';

it('text has accents, brackets, and two fifths more signs', () => {
  expect(pseudoText('Log in')).toMatch(/^\[Ļöğ íñ.*\]$/);
  const long = 'A sentence of a screen, as long as many are.';
  expect(pseudoText(long).length).toBeGreaterThan(1.4 * long.length);
});

it('addresses, figures and names in braces stay', () => {
  expect(pseudoText('/maths/')).toBe('/maths/');
  expect(pseudoText('$1,100')).toBe('$1,100');
  expect(pseudoText('News of {site}')).toContain('{site}');
});

it('marks what functions, lists and groups say, and no value of a program', () => {
  const words = pseudo({
    left: (time: string) => `${time} left`,
    choices: [{ value: 'dark', label: 'Dark' }],
  });
  expect(words.left('5')).toMatch(/^\[5 ļéƒţ|^\[5/);
  expect(words.choices[0]).toMatchObject({ value: 'dark', label: expect.stringMatching(/^\[Ð/) });
});
