import { loadChunk } from '#backend/port/backend.ts';
import type { Context } from './context.ts';
import { exclusively } from './lock.ts';

/**
 * What moves money and writes the public log. It is a chunk of its own, twice as large as all that screens read with, and comes
 * when a person does something.
 */
export type Settlement = typeof import('./settlement.ts');

/** Runs `work` while no other tab settles, and after the balances agree with the ledger. @throws `load-failed` */
export async function settling<Value>(
  { booksCheck, settlementLock }: Context,
  work: (settlement: Settlement) => Promise<Value>,
): Promise<Value> {
  const settlement = await loadChunk(import('./settlement.ts'));
  await booksCheck.done();
  return exclusively(settlementLock, () => work(settlement));
}
