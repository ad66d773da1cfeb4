import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import type { LevelView } from '#domain/programme/view.ts';
import { LevelTile } from '#islands/programme/LevelTile.tsx';

it('what was missed stands without a sign after the sum, which it is no part of', () => {
  const level: LevelView = {
    matrix: 's6',
    level: 3,
    price: cents(20_00),
    status: 'frozen',
    box: {
      frozen: true,
      cycles: 1,
      filled: 0,
      places: [],
      paidTo: null,
      earned: cents(60_00),
      missed: cents(120_00),
    },
    earned: cents(60_00),
    missed: cents(120_00),
  };
  render(<LevelTile level={level} onOpen={() => undefined} />);
  const said = screen.getByRole('button').textContent;
  expect(said).toMatch(/Frozen.*Earned\s*\+\$60\s*Net\s*\+\$40\s*Missed\s*\$120/s);
});
