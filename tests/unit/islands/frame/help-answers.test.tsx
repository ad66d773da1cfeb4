import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HelpAnswers } from '#islands/frame/HelpAnswers.tsx';

const titles = () => [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
const search = (words: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search the answers' }), {
    target: { value: words },
  });

it('answers what members ask about each word of the wallet and the programme', () => {
  render(<HelpAnswers />);
  for (const word of ['Earning', 'Active deposit', 'Held', 'Saving', 'cycle', 'Frozen', 'missed', 'Upline']) {
    expect(titles().some((title) => title?.includes(word))).toBe(true);
  }
});

it('leaves the answers that have all words, in any order, and opens the only one', () => {
  render(<HelpAnswers />);
  const groups = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
  expect(groups()).toEqual(['Asked most', 'What the words mean']);
  search('HELD interest');
  expect(titles()).toEqual(['Earning, Active deposit, Held, Saving']);
  expect(groups()).toEqual(['What the words mean']);
  expect(document.querySelector('details')?.open).toBe(true);
  search('');
  expect(titles().length).toBe(10);
});

it('says so where none has the words', () => {
  render(<HelpAnswers />);
  search('zebra');
  expect(titles()).toEqual([]);
  expect(screen.getByRole('status').textContent).toBe('No answer has these words.');
});
