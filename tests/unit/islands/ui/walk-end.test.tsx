import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import type { RunningSums } from '#domain/money/statement.ts';
import { Verdict } from '#ui/walk/WalkEnd.tsx';

const CREDIT = cents(300_00);

it.each<[string, RunningSums, locked: number, earning: number, title: string, reason: string]>([
  [
    'with a gain',
    { credit: CREDIT, activation: cents(-300_00), earned: cents(420_00) },
    0,
    420_00,
    'You are $120.00 ahead',
    '$300 in, $420 out or withdrawable' + 'What you gained, others in the community lost.',
  ],
  [
    'with what levels cost',
    { credit: CREDIT, activation: cents(-300_00), earned: cents(100_00) },
    0,
    100_00,
    'You are $200.00 behind',
    '$300 in, $100 out or withdrawable' + 'What you lost, others above you gained.',
  ],
  [
    'with what levels cost, and money that is left',
    { credit: CREDIT, activation: cents(-10_00) },
    290_00,
    0,
    'You are $300.00 behind',
    '$300 in, $0 out or withdrawable' +
      '$10.00 of it went up the matrix.' +
      '$290.00 is left in your Active deposit. It buys levels; it cannot be withdrawn.',
  ],
  [
    'with nothing but money that is left',
    { credit: CREDIT },
    300_00,
    0,
    'You are $300.00 behind',
    '$300 in, $0 out or withdrawable' +
      '$300.00 is left in your Active deposit. It buys levels; it cannot be withdrawn.',
  ],
  [
    'even',
    { credit: CREDIT, activation: cents(-300_00), earned: cents(300_00) },
    0,
    300_00,
    'You got back what you put in',
    '$300 in, $300 out or withdrawable',
  ],
  ['without any money', {}, 0, 0, 'You put nothing in', ''],
])('a walk that ends %s says so, and why', (_, sums, locked, earning, title, reason) => {
  const balances = { locked: cents(locked), earning: cents(earning), held: cents(0) };
  const { container } = render(<Verdict heading="h2" balances={balances} sums={sums} />);
  expect(screen.getByRole('heading').textContent).toBe(title);
  expect(container.textContent).toBe(title + reason);
});
