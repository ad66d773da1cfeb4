import { LEDGER } from '#backend/local/database.ts';
import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { openTab } from '#tests/support/local-backend.ts';
import { append } from '#backend/local/append.ts';
import { openStore } from '#backend/local/store.ts';
import type { Backend, Latest } from '#backend/port/backend.ts';
import { cents } from '#domain/money/cents.ts';
import type { LedgerAccount, Posting } from '#domain/money/ledger.ts';
import { kindOf, type Posted, STATEMENT_GROUPS, type StatementFilter } from '#domain/money/statement.ts';
import { signedInUid } from '#tests/contract/local-books.ts';
import { join } from '#tests/contract/people.ts';
import { postedOf, someLedger } from '#tests/unit/support/some-ledger.ts';

const NAME = 'postings';
const FUNDS: Posting = {
  id: 'funds',
  kind: 'credit',
  from: 'external',
  to: 'earning:ben',
  subject: 'some',
  at: 0,
  amount: cents(1_000_000_00),
};
const RICH: Posting = { ...FUNDS, id: 'rich', to: 'locked:ben' };

/** All pages of a filter, oldest first. */
async function pagesOf(tab: Backend, filter: StatementFilter, most: number): Promise<readonly Posted[]> {
  const { promise, resolve, reject } = Promise.withResolvers<Latest<Posted>>();
  const stop = tab.watchPostings(filter, most, resolve, reject);
  let page = await promise.finally(stop);
  const found = [...page.items];
  while (page.older) {
    page = await page.older(most);
    expect(page.items.length).toBeLessThanOrEqual(most);
    found.push(...page.items);
  }
  return found.toReversed();
}

it('the pages of a statement hold what its filter selects, each posting once and in order', async () => {
  const tab = await openTab({ name: NAME });
  await join(tab, 'ada');
  const store = await openStore(NAME);
  const uid = await signedInUid(store);
  const own = (account: LedgerAccount) => account.replace(/:ada$/, `:${uid}`) as LedgerAccount;
  const moment = fc.option(fc.integer({ min: Date.UTC(2025, 11, 1), max: Date.UTC(2026, 6, 1) }));
  const filter = fc.record({
    kinds: fc.option(fc.constantFrom(...Object.values(STATEMENT_GROUPS), ['earned', 'pay'] as const)),
    from: moment,
    until: moment,
  });

  await fc.assert(
    fc.asyncProperty(someLedger, filter, fc.integer({ min: 1, max: 9 }), async (ledger, wanted, most) => {
      const postings = ledger.map((each) => ({ ...each, from: own(each.from), to: own(each.to) }));
      await store.write({ writes: LEDGER }, async (transaction) => {
        for (const name of LEDGER) await transaction.objectStore(name).clear();
        await append(
          transaction,
          [FUNDS, RICH, ...postings].map((posting) => [posting]),
        );
      });
      const { kinds, from, until } = wanted;
      const expected = postedOf(uid, postings).filter(
        ({ posting }) =>
          (kinds === null || kinds.some((kind) => kind === kindOf(uid, posting))) &&
          (from === null || posting.at >= from) &&
          (until === null || posting.at < until),
      );
      expect(await pagesOf(tab, wanted, most)).toEqual(expected);
    }),
    { numRuns: 60 },
  );
});
