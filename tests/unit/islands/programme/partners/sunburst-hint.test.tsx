import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { branchesOf } from '#domain/partners/branches.ts';
import { Sunburst } from '#islands/programme/partners/Sunburst.tsx';
import { layOut } from '#islands/programme/partners/sunburst.ts';
import type { SunburstPresses } from '#islands/programme/partners/sunburst-canvas.ts';
import { downlineOf } from '#tests/unit/domain/partners/people.ts';

const opened = vi.hoisted(() => ({ onRings: (_most: number): void => undefined }));

vi.mock('#islands/programme/partners/sunburst-canvas.ts', () => ({
  openSunburst(_place: HTMLElement, { onRings }: SunburstPresses) {
    opened.onRings = onRings;
    return { show: () => undefined, close: () => undefined };
  },
}));

it('says how many lines the picture has room for', () => {
  const downline = downlineOf([0, 1, 2, 3, 4, 5, 6, 7]);
  const tree = layOut(branchesOf(downline.uplines));
  render(<Sunburst found={{ downline, hasMore: false, samples: 0, tree, find: async () => [] }} />);
  act(() => opened.onRings(5));
  expect(screen.getByText(/^The first 5 of 8 lines\./)).toBeTruthy();
  act(() => opened.onRings(7));
  expect(screen.getByText(/^The first 7 of 8 lines\./)).toBeTruthy();
  act(() => opened.onRings(8));
  expect(screen.queryByText(/^Each ring is a line\./)).not.toBeNull();
});
