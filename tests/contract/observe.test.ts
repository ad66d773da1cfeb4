import { expect, it } from 'vitest';
import { giveUp, observe } from './observe.ts';

it('a test that waits for what will never come ends with the cause', async () => {
  const silent = observe<number>(() => () => undefined);
  const waiting = silent.until(() => true);
  giveUp(new Error('2 UNKNOWN: '));
  await expect(waiting).rejects.toThrow('2 UNKNOWN: ');
});
