import { LEDGER, SETTLED } from '#backend/local/database.ts';
import { append } from '#backend/local/append.ts';
import { settleIn } from '#backend/local/settlement.ts';
import type { Store } from '#backend/local/store.ts';
import type { Cents } from '#domain/money/cents.ts';
import { memberAccount } from '#domain/money/ledger.ts';
import type { SettlementRequest } from '#domain/settlement/settle.ts';
import type { Instant } from '#domain/time.ts';

/** Posts earnings at a time in the past. */
export async function putEarnings(store: Store, uid: string, amount: Cents, at: Instant): Promise<void> {
  await store.write({ writes: LEDGER }, (transaction) =>
    append(transaction, [
      [
        {
          id: crypto.randomUUID(),
          kind: 'credit',
          from: 'external',
          to: memberAccount('earning', uid),
          amount,
          at,
          subject: 'earlier earnings',
        },
      ],
    ]),
  );
}

/** As an operator's screen does. */
export async function settle(store: Store, request: SettlementRequest, now: Instant): Promise<void> {
  const scope = { writes: [...SETTLED, 'deposits', 'withdrawals'], reads: ['accounts'] } as const;
  await store.write(scope, (transaction) => settleIn(transaction, request, now));
}

/** Uid of the person signed in in all tabs. */
export async function signedInUid(store: Store): Promise<string> {
  const session = await store.read(['session'], (transaction) =>
    transaction.objectStore('session').get('current'),
  );
  if (session === undefined) throw new Error('No one is signed in');
  return session.uid;
}
