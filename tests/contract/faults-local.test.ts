import 'fake-indexeddb/auto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTab } from '#tests/support/local-backend.ts';
import { openStore } from '#backend/local/store.ts';
import type { Backend } from '#backend/port/backend.ts';
import { cents } from '#domain/money/cents.ts';
import { type Posting, totals } from '#domain/money/ledger.ts';
import type { SettlementRequest } from '#domain/settlement/settle.ts';
import { type Fault, installDevice } from './faults-device.ts';
import { type Disk, readDisk, writeDisk } from './faults-disk.ts';
import { putEarnings, settle, signedInUid } from './local-books.ts';
import { outcomeOf } from './observe.ts';
import { join } from './people.ts';
import { picture } from './pictures.ts';
import { depositDeclaration, withdrawalRequest } from './requests.ts';

/*
 * Interrupts every request of a member at every step that it takes on the disk: afterwards it is either done or not,
 * never half; and repeated under the same id, it is done once.
 */
const NOW = Date.UTC(2023, 0, 15, 12);
const NAME = 'faults';
const EARNED = cents(1_000_00);

const device = installDevice();
afterAll(() => device.remove());

const open = () => openTab({ name: NAME, now: () => NOW });

let uid: string;
/** Ada, with earnings, a deposit with its proof, one without, a withdrawal held and a message. */
let disk: Disk;

beforeAll(async () => {
  const tab = await open();
  await join(tab, 'ada');
  const store = await openStore(NAME);
  uid = await signedInUid(store);
  await putEarnings(store, uid, EARNED, NOW);
  await tab.submitDeposit(depositDeclaration('with-proof'));
  await tab.putProof('with-proof', picture('image/png', 100));
  await tab.submitDeposit(depositDeclaration('bare'));
  await tab.requestWithdrawal(withdrawalRequest('held'));
  await tab.sendMessage({ id: 'hello', text: 'Hello' });
  disk = await readDisk(NAME);
});

const settled = async (request: SettlementRequest) => settle(await openStore(NAME), request, NOW);

const byOperator = { operator: 'olga', note: 'Checked.' } as const;

const ASKED: Readonly<Record<string, (tab: Backend) => Promise<unknown>>> = {
  'a deposit': (tab) => tab.submitDeposit(depositDeclaration('new')),
  'a proof': (tab) => tab.putProof('bare', picture('image/webp', 50)),
  'a replacement of a proof': (tab) => tab.putProof('with-proof', picture('image/webp', 50)),
  'the deletion of a deposit': (tab) => tab.deleteDeposit('with-proof'),
  'a withdrawal': (tab) => tab.requestWithdrawal(withdrawalRequest('new')),
  'a cancellation': (tab) => tab.cancelWithdrawal('held'),
  'a credit': () =>
    settled({ kind: 'decideDeposit', id: 'd', uid, depositId: 'bare', outcome: 'credit', ...byOperator }),
  'a payment': () =>
    settled({ kind: 'decideWithdrawal', id: 'w', uid, withdrawalId: 'held', outcome: 'pay', ...byOperator }),
  'a refusal': () =>
    settled({
      kind: 'decideWithdrawal',
      id: 'w',
      uid,
      withdrawalId: 'held',
      outcome: 'refuse',
      ...byOperator,
    }),
  'a message': (tab) => tab.sendMessage({ id: 'new', text: 'Is anyone there?' }),
};

// Two postings of the same content are the same here: the salts of the public log are not random.
vi.spyOn(crypto, 'getRandomValues').mockImplementation((bytes) => bytes);

/** Keys that the database generates carry only the order, which stays. */
const contents = (of: Disk): string =>
  JSON.stringify(
    [...of].map(([store, rows]) => [
      store,
      rows.map(({ key, value }) => [typeof key === 'number' ? null : key, value]),
    ]),
  );

async function isKept(expected: Disk): Promise<boolean> {
  const found = await readDisk(NAME);
  const postings = (found.get('postings') ?? []).map(({ value }) => (value as { posting: Posting }).posting);
  expect(() => totals(postings)).not.toThrow();
  return contents(found) === contents(expected);
}

/** Interrupts it at each step in turn. @returns the number of steps, and the outcomes */
async function breakEverywhere(asked: (tab: Backend) => Promise<unknown>, fault: Fault) {
  await writeDisk(NAME, disk);
  const tab = await open();
  await asked(tab);
  const done = await readDisk(NAME);
  expect(await isKept(disk)).toBe(false);

  const told = new Set<string>();
  for (let step = 1; ; step += 1) {
    await writeDisk(NAME, disk);
    const page = await open();
    device.failAt(step, fault);
    const outcome = await outcomeOf(asked(page));
    if (!device.mend()) return { steps: step - 1, told: [...told] };
    told.add(outcome);
    // Killed after its last step, it is as good as done; otherwise nothing of it has happened.
    expect(await isKept(outcome === 'done' ? done : disk), `${outcome} at step ${step}`).toBe(true);
    // The member reloads the page and asks again; and, seeing no answer, again.
    const reopened = await open();
    await asked(reopened);
    expect(await isKept(done), `once more after step ${step}`).toBe(true);
    await outcomeOf(asked(reopened));
    expect(await isKept(done), `twice more after step ${step}`).toBe(true);
  }
}

describe.each(Object.entries(ASKED))('%s', (_, asked) => {
  it.each(['killed before', 'killed after'] as const)(
    'is done completely or not at all when the page is %s any step',
    async (fault) => {
      const { steps } = await breakEverywhere(asked, fault);
      expect(steps).toBeGreaterThan(1);
    },
  );

  it('is not recorded, and reports a full disk', async () => {
    const { steps, told } = await breakEverywhere(asked, 'disk full');
    expect(steps).toBeGreaterThan(0);
    expect(told).toEqual(['storage-full']);
  });
});
