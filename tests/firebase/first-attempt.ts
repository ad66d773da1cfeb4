import { beforeEach } from 'vitest';
import { MINUTE } from '#domain/time.ts';
import { beginAttempt, giveUp, hasGivenUp } from '#tests/contract/observe.ts';

/**
 * The emulator may lose a write that arrives while a listener starts: a test would wait for it until the limit of time. Its
 * first attempt gives up early; the second has all the time that a busy machine needs.
 */
const FIRST_ATTEMPT = MINUTE;

beforeEach(({ task }) => {
  beginAttempt();
  const timer = task.result?.retryCount
    ? undefined
    : setTimeout(() => {
        console.error('This test waits for a write that does not come:', task.name);
        giveUp(new Error('Test timed out in its first attempt'));
      }, FIRST_ATTEMPT);
  return () => {
    clearTimeout(timer);
    // Whatever it fails with after it has given up, it is tried again.
    if (hasGivenUp() && task.result?.state === 'fail') throw new Error('Test timed out: it had given up');
  };
});
