import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cents, ZERO } from '#domain/money/cents.ts';
import type { Box } from '#domain/programme/box.ts';
import { programmeView } from '#domain/programme/view.ts';
import { Board } from '#islands/programme/Levels.tsx';

const box: Box = {
  frozen: false,
  cycles: 0,
  filled: 0,
  places: [],
  paidTo: null,
  earned: cents(20_00),
  missed: ZERO,
};

it('counts a frozen level apart from the active ones', () => {
  const boxes = new Map([
    ['s8-1', box],
    ['s8-2', box],
    ['s8-3', { ...box, frozen: true }],
  ]);
  const matrix = programmeView(boxes).matrices.find(({ id }) => id === 's8');
  if (!matrix) throw new Error('There is no S8');
  const runs = { s6: [], s8: [] };
  render(<Board matrix={matrix} advertisedPercent={600} outcomes={{ members: 1, runs }} />);
  expect(screen.queryByText('2 active, 1 frozen · +$25 net of prices')).not.toBeNull();
});
