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

it.each([
  ['s6', '3 payments for you, 2 for those above you, 1 for your re-entry.'],
  [
    's8',
    '6 payments for you, 1 for those above you, 1 for your re-entry. A partner’s cycle can bring you 1 payment too.',
  ],
])('says of %s what the places of one cycle pay', (id, says) => {
  const matrix = programmeView(new Map()).matrices.find((each) => each.id === id);
  if (!matrix) throw new Error(`There is no ${id}`);
  render(
    <Board matrix={matrix} advertisedPercent={300} outcomes={{ members: 1, runs: { s6: [], s8: [] } }} />,
  );
  expect(screen.queryByText(says)).not.toBeNull();
});

it('draws how 100 members ended, a tile for each', () => {
  const [matrix] = programmeView(new Map()).matrices;
  if (!matrix) throw new Error('There is no matrix');
  const runs = { s6: [{ ahead: 365, behind: 1_434 }], s8: [] };
  const { container } = render(
    <Board matrix={matrix} advertisedPercent={300} outcomes={{ members: 2_000, runs }} />,
  );
  const ends = screen.getByText('In our run:').parentElement?.textContent;
  expect(ends).toMatch(/18 got more.*10 as much.*72 less$/);
  expect(screen.queryByRole('heading', { name: '72 of 100 members got less than they paid' })).not.toBeNull();
  expect(container.querySelectorAll('.people > *')).toHaveLength(100);
});
