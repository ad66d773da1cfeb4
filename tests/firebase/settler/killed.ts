import { expect, onTestFinished } from 'vitest';
import { migrate } from '#settler/schema/migrate.ts';
import { openFirestoreProxy } from '#tests/support/firestore-proxy.ts';
import { type Program, startSettler } from './program.ts';
import type { World } from './world.ts';

/** Where `kill -9` meets a settler: before a batch arrives at Firestore, on its way, or before the answer is back. */
const MOMENTS = ['before', 'within', 'after'] as const;

/**
 * Starts settlers one after the other, and kills each at another moment of its first batch, then of its second. The last one
 * may finish.
 *
 * @param batches up to which of a settler's batches; there must be enough to do
 * @returns all of them
 */
export async function settleDespiteKills(world: World, batches: number): Promise<readonly Program[]> {
  const settlers: Program[] = [];
  // The commits that are counted are those of batches.
  await migrate(world.db);
  for (let nth = 1; nth <= batches; nth += 1) {
    for (const moment of MOMENTS) {
      const kill = (now: typeof moment, call: { readonly method: string; readonly nth: number }) => {
        if (now !== moment || call.method !== 'Commit' || call.nth !== nth) return undefined;
        void settlers.at(-1)?.end('SIGKILL');
        // It is killed first, and what it has sent does not go on.
        return now === 'within' ? undefined : new Promise(() => undefined);
      };
      const proxy = await openFirestoreProxy(process.env['FIRESTORE_EMULATOR_HOST'] ?? '', {
        before: (call) => kill('before', call) ?? kill('within', call),
        after: (call) => kill('after', call),
      });
      onTestFinished(() => proxy.close());
      const env = { ...process.env, FIRESTORE_EMULATOR_HOST: proxy.host };
      const settler = startSettler(['--project', world.project], env);
      settlers.push(settler);
      expect(await settler.exited).toBe(null);
    }
  }
  const last = startSettler(['--project', world.project]);
  expect(await last.exited).toBe(0);
  return [...settlers, last];
}
