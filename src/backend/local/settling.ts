import { loadChunk } from '#backend/port/backend.ts';
import type { Context } from './context.ts';

/**
 * The module that moves money and writes the public log. It is a separate chunk, which loads when a person does
 * something.
 */
type SettlementModule = typeof import('./settlement.ts');

/**
 * Runs `work` after the balances agree with the ledger, and while no other tab settles.
 * @throws `load-failed`, and as `BooksCheck.done`
 */
export async function settling<Value>(
  { booksCheck, settlementLock }: Context,
  work: (settlement: SettlementModule) => Promise<Value>,
): Promise<Value> {
  const settlement = await loadChunk(import('./settlement.ts'));
  await booksCheck.done();
  return exclusively(settlementLock, () => work(settlement));
}

const queues = new Map<string, Promise<unknown>>();

/**
 * Runs `work` while no other tab runs work of the same name. Without Web Locks (plain http, Node) the queue
 * holds within the page alone; only the database's transactions then keep tabs apart.
 */
export function exclusively<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
  if ('locks' in navigator) return navigator.locks.request(name, work);
  const previous = queues.get(name) ?? Promise.resolve();
  // Run after the previous work, whether it succeeded or failed: its caller handles a failure.
  const turn = previous.then(work, work);
  queues.set(name, turn);
  return turn;
}
