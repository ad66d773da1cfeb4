import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { programmeView } from '#domain/programme/view.ts';
import { LevelSheet } from '#islands/programme/LevelSheet.tsx';
import { stubDialogs } from '#tests/unit/support/dialogs.ts';

stubDialogs();

it.each([
  [20_00, ['Earned in these places: +$10.00', 'In earlier or partners’ cycles: +$10.00']],
  // All of it is in sight.
  [10_00, ['Earned: +$10.00']],
])('says which part of what was earned its places show (%i)', (earned, parts) => {
  const places = [1, 2, 7].map((place) => ({ place, username: `p${place}` }));
  const box = { frozen: false, cycles: 1, filled: 3, places, paidTo: null, missed: cents(0) };
  const { matrices } = programmeView(new Map([['s8-1', { ...box, earned: cents(earned) }]]));
  const levels = matrices.find(({ id }) => id === 's8')?.levels ?? [];
  const [level] = levels;
  if (!level) throw new Error('There is no level 1');
  const outcomes = { members: 1, runs: { s6: [], s8: [] } };
  render(<LevelSheet level={level} levels={levels} outcomes={outcomes} isPast onClose={() => undefined} />);
  const said = screen
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
  expect(said.slice(0, -2)).toEqual(parts);
  // After the walk no level is to come.
  expect(screen.queryByRole('button', { name: /^Activate/ })).toBeNull();
});
