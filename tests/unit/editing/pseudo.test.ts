import { expect, it } from 'vitest';
import { pseudoFields } from '#editing/pseudo-content.ts';
import { pseudo, pseudoText } from '#editing/pseudo.ts';

it('text has accents, brackets, and two fifths more signs', () => {
  expect(pseudoText('Log in', 'en-XA')).toMatch(/^\[Ļöğ íñ.*\]$/);
  const long = 'A sentence of a screen, as long as many are.';
  expect(pseudoText(long, 'en-XA').length).toBeGreaterThan(1.4 * long.length);
});

it('each word runs from right to left where the language does', () => {
  expect(pseudoText('Log in', 'ar-XB')).toMatch(/^\[\u200f\u202eĻöğ\u202c\u200f \u200f\u202eíñ\u202c\u200f/);
});

it('addresses, figures, letters that name a thing, and names in braces stay', () => {
  for (const text of ['/maths/', './guard.webp', 'https://bank.example/', '$1,100', 'S6'])
    expect(pseudoText(text, 'en-XA')).toBe(text);
  expect(pseudoText('News of {site}', 'ar-XB')).toContain('{site}');
  expect(pseudoText('. It ends', 'en-XA')).toMatch(/^\[/);
});

it('marks what functions, lists and groups say, and no value of a program', () => {
  const words = pseudo(
    { left: (time: string) => `${time} left`, choices: [{ value: 'dark', label: 'Dark' }] },
    'en-XA',
  );
  expect(words.left('5')).toMatch(/^\[5 ļéfţ/);
  expect(words.choices[0]).toMatchObject({ value: 'dark', label: expect.stringMatching(/^\[Ð/) });
});

it('marks the fields of an entry that a translation writes, and no others', () => {
  const plan = { name: 'Boost', status: 'coming-soon', text: ['The second plan.'] };
  expect(pseudoFields(plan, 'src/content/plans/boost.it.yaml', 'en-XA')).toEqual({
    name: 'Boost',
    status: 'coming-soon',
    text: [expect.stringMatching(/^\[Ţĥé/)],
  });
});
