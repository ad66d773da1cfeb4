import type { Announcer } from './announcer.ts';
import type { Boxes } from './boxes.ts';
import type { Refusal } from './refusal.ts';

/**
 * The payment rule ("Payment rule: pay A, from W, matrix M, level L"): the level's full price goes to the owner of
 * `box` or, past every frozen box, to the first upline that is not frozen. The climb follows present uplines, not
 * sponsors.
 *
 * Uplines of a two-level matrix can form a ring (quirk 6). Brent's algorithm finds it: the climb marks one box and
 * moves the mark after 1, 2, 4, 8 … steps; in a ring it meets the mark again. So it needs no set of visited boxes.
 */
export function pay(boxes: Boxes, announcer: Announcer, box: number, entrant: number): Refusal | null {
  let payee = box;
  let mark = box;
  let steps = 0;
  let stepsToNextMark = 1;
  while (boxes.isFrozen(payee)) {
    announcer.missed(payee, entrant);
    payee = boxes.upline(payee);
    if (payee === mark) return 'payment-loop';
    steps += 1;
    if (steps === stepsToNextMark) {
      mark = payee;
      steps = 0;
      stepsToNextMark *= 2;
    }
  }
  announcer.paid(payee, entrant);
  return null;
}
