import { act, render, screen } from '@testing-library/react';
import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import type { TimedWalk } from '#domain/community/walk.ts';
import { dayOfInstant } from '#i18n/format.ts';
import { MemberSince } from '#islands/profile/ProfileScreen.tsx';
import { walkOn } from '#tests/unit/support/walk-on.ts';

const stores = vi.hoisted(() => ({ $ownWalk: undefined as unknown }));
vi.mock('#stores/walk.ts', () => stores);

it('is a day of the calendar, and in a walk the day of the walk on which the person joined', () => {
  const $ownWalk = atom<TimedWalk | null>(null);
  stores.$ownWalk = $ownWalk;
  const at = new Date(2026, 10, 27, 15, 11).getTime();
  render(<MemberSince at={at} />);
  expect(screen.getByText(dayOfInstant(at))).toBeDefined();
  act(() =>
    $ownWalk.set(
      walkOn(720, {
        passed: [
          { at, days: 0 },
          { at: at + 1, days: 180 },
        ],
      }),
    ),
  );
  expect(screen.getByText('Day 540 of 720')).toBeDefined();
});
