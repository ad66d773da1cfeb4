// The cost of the embedded backend's settlement in a browser's IndexedDB. Runs in the page; bench/ledger.ts calls it.
import { append } from '#backend/local/append.ts';
import { LEDGER } from '#backend/local/database.ts';
import { balancesIn } from '#backend/local/posting-records.ts';
import { openStore, type Store } from '#backend/local/store.ts';
import { cents } from '#domain/money/cents.ts';
import { memberAccount, type Posting } from '#domain/money/ledger.ts';
import type { SettlementRequest } from '#domain/settlement/settle.ts';
import { settle } from '#tests/contract/local-books.ts';
import { BANK_DETAILS } from './bank-details.ts';

const UID = 'ada';

export interface Measured {
  /** Milliseconds, each. */
  readonly withdrawals: readonly number[];
  readonly balances: readonly number[];
}

/** Times withdrawals and reads of the balances of a member with so many postings. */
export async function measure(history: number, times: number): Promise<Measured> {
  const store = await openStore(`bench-${history}`);
  await fill(store, history);
  const withdrawals: number[] = [];
  const balances: number[] = [];
  for (let time = 0; time < times; time += 1) {
    withdrawals.push(await timed(() => settle(store, withdrawing(`w${time}`), Date.now())));
    balances.push(await timed(() => store.read(['postings'], (transaction) => balancesIn(transaction, UID))));
  }
  return { withdrawals, balances };
}

const withdrawing = (id: string): SettlementRequest => ({
  kind: 'requestWithdrawal',
  id,
  uid: UID,
  amount: cents(100_00),
  details: BANK_DETAILS,
});

/** As many requests as postings, as their settlement leaves them. */
async function fill(store: Store, history: number): Promise<void> {
  await store.write({ writes: [...LEDGER, 'settled'] }, async (transaction) => {
    for (let index = 0; index < history; index += 1) {
      const earnings: Posting = {
        id: `${UID}:earlier:${index}`,
        kind: 'credit',
        from: 'external',
        to: memberAccount('earning', UID),
        amount: cents(100_00),
        at: index,
        subject: `earlier-${index}`,
      };
      await append(transaction, [[earnings]]);
      const request = withdrawing(`earlier-${index}`);
      await transaction.objectStore('settled').add({ uid: UID, key: `earlier:${index}`, request, at: index });
    }
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}
