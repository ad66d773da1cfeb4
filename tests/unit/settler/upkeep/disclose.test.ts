import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SECOND } from '#domain/time.ts';
import { watchDisclosures } from '#settler/upkeep/disclose.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('many questions in a row are looked for once a second', async () => {
  let looks = 0;
  let ask = (): void => undefined;
  const query = {
    async get() {
      looks += 1;
      return { docs: [] };
    },
    onSnapshot(onAnswer: (snapshot: unknown) => void) {
      ask = () => onAnswer({ docChanges: () => [{ type: 'added' }] });
      return () => undefined;
    },
  };
  const db = { collectionGroup: () => ({ where: () => query }) } as unknown as Firestore;
  const watch = watchDisclosures({ db, auth: {} as Auth }, Date.now, () => undefined);
  await vi.advanceTimersByTimeAsync(0);
  const once = looks;
  for (let nth = 0; nth < 30; nth += 1) {
    ask();
    await vi.advanceTimersByTimeAsync(SECOND / 10);
  }
  expect(looks).toBe(once * 4);
  await watch.stop();
});
