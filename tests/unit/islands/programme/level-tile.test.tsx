import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Cents, cents, ZERO } from '#domain/money/cents.ts';
import { type LevelView, programmeView } from '#domain/programme/view.ts';
import { LevelTile, Missed } from '#islands/programme/LevelTile.tsx';

it('what was missed has no sign; then why, and until when', () => {
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
  const { container, rerender } = render(<Missed level={level} isPast={false} />);
  expect(container.textContent).toBe('Level 3 missed $120. Payments pass you by until level 4 is active.');
  // After the last day no level comes, and no payment.
  rerender(<Missed level={level} isPast />);
  expect(container.textContent).toBe(
    'Level 3 missed $120. Payments passed you by: level 4 was never active.',
  );
  rerender(<Missed level={{ ...level, status: 'active' }} isPast={false} />);
  expect(container.textContent?.trim()).toBe('Level 3 missed $120.');
  rerender(<Missed level={{ ...level, missed: ZERO }} isPast={false} />);
  expect(container.textContent).toMatch(/^Level 3 is frozen\./);
});

it('an active level that the walk’s end leaves says whether it was ever paid', () => {
  const box = { frozen: false, cycles: 0, filled: 0, places: [], paidTo: null, missed: ZERO };
  const show = (earned: Cents) => {
    const [level] = programmeView(new Map([['s6-1', { ...box, earned }]])).matrices[0]?.levels ?? [];
    if (!level) throw new Error('There is no level 1');
    return render(<LevelTile level={level} isPast onOpen={() => undefined} />).container.textContent;
  };
  expect(show(ZERO)).toMatch(/^S6 level 1 \$5 Over: it paid you nothing/);
  expect(show(cents(5_00))).toMatch(/^S6 level 1 \$5 OverCycle/);
});

it.each([
  [false, 'owner'],
  [true, 'missed'],
])('its places are in the colours of what they pay, also those to come (frozen: %s)', (frozen, paid) => {
  const box = {
    frozen,
    cycles: 1,
    filled: 2,
    paidTo: null,
    earned: cents(30_00),
    missed: cents(0),
    places: [1, 7].map((place) => ({ place, username: `p${place}` })),
  };
  const [level] =
    programmeView(new Map([['s8-1', box]])).matrices.find(({ id }) => id === 's8')?.levels ?? [];
  if (!level) throw new Error('There is no level 1');
  const { container } = render(<LevelTile level={level} onOpen={() => undefined} />);
  const drawn = (attribute: string) =>
    [...container.querySelectorAll(`[${attribute}]`)].map((each) => each.getAttribute(attribute));
  expect(drawn('data-outcome')).toEqual([paid, 'above']);
  expect(drawn('data-to-come')).toEqual([paid, paid, paid, paid, paid, 're-entry']);
});
