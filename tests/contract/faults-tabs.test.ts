import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import { cents, sum } from '#domain/money/cents.ts';
import { balancesOf, type Posting, totals } from '#domain/money/ledger.ts';
import type { SettlementRequest } from '#domain/settlement/settle.ts';
import { DAY } from '#domain/time.ts';
import { type Disk, readDisk, writeDisk } from './faults-disk.ts';
import { depositsOf, balancesOf as watchedBalances, withdrawalsOf } from './observe.ts';
import { join } from './people.ts';
import { depositDeclaration, withdrawalRequest } from './requests.ts';

/*
 * Tabs that share only the disk: each has its own copy of the adapter's modules, and Node has no Web Locks, so only the
 * database's own transactions keep them apart. The clock jumps at random, also backwards.
 */
const NAME = 'tabs';
const EARNED = cents(1_000_00);
const START = Date.UTC(2023, 0, 15, 12);

interface Tab {
  readonly backend: Backend;
  /** As an operator's screen does. */
  settle(request: SettlementRequest): Promise<void>;
}

let clock = START;
const now = () => clock;

async function openTab(): Promise<Tab> {
  vi.resetModules();
  const { openLocalBackend } = await import('#backend/local/index.ts');
  const { settle } = await import('./local-books.ts');
  const { openStore } = await import('#backend/local/store.ts');
  const backend = await openLocalBackend({ name: NAME, now, passwordIterations: 1 });
  const store = await openStore(NAME);
  return {
    backend,
    settle: (request) => settle(store, request, now()),
  };
}

let tabs: readonly Tab[];
let uid: string;
let beginning: Disk;

beforeAll(async () => {
  tabs = [await openTab(), await openTab(), await openTab()];
  const { putEarnings, signedInUid } = await import('./local-books.ts');
  const { openStore } = await import('#backend/local/store.ts');
  const [first] = tabs;
  if (!first) throw new Error('No tab');
  await join(first.backend, 'ada');
  const store = await openStore(NAME);
  uid = await signedInUid(store);
  await putEarnings(store, uid, EARNED, START);
  beginning = await readDisk(NAME);
});

const id = fc.constantFrom('a', 'b', 'c');
const action = fc.oneof(
  fc.record({ kind: fc.constant('withdraw' as const), id, amount: fc.integer({ min: 0, max: 700_00 }) }),
  fc.record({
    kind: fc.constantFrom('cancel', 'deposit', 'delete', 'credit', 'refuse', 'pay', 'give back'),
    id,
    amount: fc.constant(0),
  }),
);
/** Which tab does it, and by how much the clock jumps first. */
const step = fc.record({
  action,
  tab: fc.nat({ max: 2 }),
  jump: fc.integer({ min: -2 * DAY, max: 2 * DAY }),
});

function perform({ kind, id: name, amount }: { kind: string; id: string; amount: number }, tab: Tab) {
  const decision = { uid, operator: 'olga', note: 'Checked.' } as const;
  const ofDeposit = { ...decision, kind: 'decideDeposit', id: `deposit-${name}`, depositId: name } as const;
  const ofWithdrawal = {
    ...decision,
    kind: 'decideWithdrawal',
    id: `withdrawal-${name}`,
    withdrawalId: name,
  } as const;
  switch (kind) {
    case 'withdraw':
      return tab.backend.requestWithdrawal(withdrawalRequest(name, cents(amount)));
    case 'cancel':
      return tab.backend.cancelWithdrawal(name);
    case 'deposit':
      return tab.backend.submitDeposit(depositDeclaration(name));
    case 'delete':
      return tab.backend.deleteDeposit(name);
    case 'credit':
      return tab.settle({ ...ofDeposit, outcome: 'credit' });
    case 'refuse':
      return tab.settle({ ...ofDeposit, outcome: 'refuse' });
    case 'pay':
      return tab.settle({ ...ofWithdrawal, outcome: 'pay' });
    default:
      return tab.settle({ ...ofWithdrawal, outcome: 'refuse' });
  }
}

/** Every cent is where the log says, and the log holds no more than was asked for. */
async function audit(): Promise<void> {
  const postings = ((await readDisk(NAME)).get('postings') ?? []).map(
    ({ value }) => (value as { readonly posting: Posting }).posting,
  );
  expect(sum(totals(postings).values())).toBe(0);

  const [first] = tabs;
  if (!first) throw new Error('No tab');
  const watched = [
    withdrawalsOf(first.backend),
    depositsOf(first.backend),
    watchedBalances(first.backend),
  ] as const;
  const [withdrawals, deposits, balances] = await Promise.all([
    watched[0].first(),
    watched[1].first(),
    watched[2].first(),
  ]);
  for (const each of watched) each.stop();
  expect(balances).toEqual(balancesOf(uid, postings));
  const totalOf = (status: string) =>
    sum([...withdrawals, ...deposits].filter((each) => each.status === status).map(({ amount }) => amount));
  expect(balances).toEqual({
    locked: totalOf('credited'),
    held: totalOf('held'),
    earning: EARNED - totalOf('held') - totalOf('paid'),
  });
}

describe('tabs that share only the disk, on a jumping clock', () => {
  it('leave every cent where it belongs, whatever they do concurrently', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 40, size: 'max' }), async (steps) => {
        clock = START;
        await writeDisk(NAME, beginning);
        await Promise.allSettled(
          steps.map(async ({ action: asked, tab, jump }) => {
            clock += jump;
            const by = tabs[tab];
            if (by) await perform(asked, by);
          }),
        );
        await audit();
      }),
      { numRuns: 400 },
    );
  });
});
