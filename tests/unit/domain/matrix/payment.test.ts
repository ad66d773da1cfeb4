import { expect, it } from 'vitest';
import type { Announcer } from '#domain/matrix/announcer.ts';
import type { Boxes } from '#domain/matrix/boxes.ts';
import { pay } from '#domain/matrix/payment.ts';

const announcer = { missed() {}, paid() {} } as unknown as Announcer;

it.each([
  [0, 1],
  [0, 3],
  [5, 1],
  [5, 3],
  [20, 7],
])('finds a ring behind %s frozen boxes, of %s', (before, length) => {
  const boxes = {
    isFrozen: () => true,
    upline: (box: number) => (box === before + length ? before + 1 : box + 1),
  } as unknown as Boxes;
  expect(pay(boxes, announcer, 1, 9)).toBe('payment-loop');
});
