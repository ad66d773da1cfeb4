import { beforeEach } from 'vitest';
import { MINUTE } from '#domain/time.ts';
import { giveUp } from '#tests/contract/observe.ts';

/**
 * The emulator may lose a write that arrives while a listener starts: a test would wait for it until the limit of time. Its
 * first attempt gives up early; the second has all the time that a busy machine needs.
 */
const FIRST_ATTEMPT = 2 * MINUTE;

beforeEach(({ task }) => {
  if (task.result?.retryCount) return;
  const timer = setTimeout(() => {
    console.error('A live read of this test waits for a write that does not come:', task.name);
    giveUp(new Error('Test timed out in its first attempt'));
  }, FIRST_ATTEMPT);
  return () => clearTimeout(timer);
});
