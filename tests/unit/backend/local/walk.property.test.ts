import 'fake-indexeddb/auto';
import fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';
import type { SessionRecord } from '#backend/local/database.ts';
import { openTab } from '#tests/support/local-backend.ts';
import { openStore, type Store } from '#backend/local/store.ts';
import { type Backend, BackendError } from '#backend/port/backend.ts';
import { type Place, PLACES } from '#domain/community/walk.ts';
import { seenOfWithdrawal } from '#domain/decisions/seen.ts';
import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { cents, sum } from '#domain/money/cents.ts';
import { balancesOf, ownersOf, totals } from '#domain/money/ledger.ts';
import { levelKey, type LEVELS, type MatrixId } from '#domain/programme/activation.ts';
import { foldHoldings } from '#tests/unit/support/fold-holdings.ts';
import type { OwnedBox } from '#domain/programme/programme.ts';
import { DAY } from '#domain/time.ts';
import { decideDeposit, decideWithdrawal, seenDeposit } from '#tests/contract/console.ts';
import { type Disk, readDisk, writeDisk } from '#tests/contract/faults-disk.ts';
import { balancesOf as watchedBalances, postingsOf } from '#tests/contract/observe.ts';
import { depositDeclaration, withdrawalRequest } from '#tests/contract/requests.ts';
import { postedOf } from '#tests/unit/support/some-ledger.ts';
import { OFFERS } from '#tests/unit/support/sample-offers.ts';
import { PROGRAMME } from '#backend/local/programme.ts';

/*
 * Ada begins a walk, as anyone in it; people register below her, below each other and below samples; they deposit, activate and
 * withdraw while days pass; the community is saved, loaded again, and begun again. Thirty members are enough: like 1,000, they
 * pay people, place them and pass them by.
 */
const MEMBERS = 30;
/** `WALKS=1000 npx vitest run tests/unit/backend/local/walk.property.test.ts` */
const WALKS = Number(process.env['WALKS'] ?? 60);
const START = Date.UTC(2026, 5, 15, 12);
const NAME = 'stories';

/** A member who is not a sample, in their own tab. */
interface Person {
  readonly tab: Backend;
  readonly session: SessionRecord;
  readonly username: string;
  /** The level that comes next. */
  readonly next: Record<MatrixId, number>;
}

const whose = fc.nat({ max: 20 });
const event = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('register'), whose }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('deposit'), whose }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constantFrom('s6', 's8'), whose }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('withdraw', 'cancel', 'pay', 'sent'), whose }) },
  { weight: 8, arbitrary: fc.record({ kind: fc.constantFrom('day', 'month'), whose }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constantFrom('save', 'restore'), whose }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('begin'), whose }) },
);
const events = fc.array(event, { minLength: 1, maxLength: 24 });

let store: Store;
let empty: Disk;
let operator: Backend;
/** Reused from story to story. */
const tabs: Backend[] = [];
let clock = START;
const now = () => clock;
const open = () => openTab({ name: NAME, now, walkMembers: MEMBERS });

/** A page for the operator, and one for each person so far. */
async function openPages(): Promise<void> {
  store = await openStore(NAME);
  operator = await open();
  await operator.sandbox?.enterAsOperator();
  for (const nth of tabs.keys()) tabs[nth] = await open();
}

beforeAll(async () => {
  await openPages();
  empty = new Map([...(await readDisk(NAME)).keys()].map((name) => [name, []]));
});

/** A refusal (too little money, a level that is not next) changes nothing. A broken ledger is not a refusal. */
function refused(thrown: unknown): void {
  if (!(thrown instanceof BackendError) || !REFUSALS.has(thrown.code)) throw thrown;
}

const REFUSALS = new Set<string>([
  'insufficient-funds',
  'level-active',
  'level-below-inactive',
  'matrix-refused',
  'already-decided',
  'not-found',
]);

class Story {
  people: Person[] = [];
  #saved: { readonly file: Blob; readonly people: readonly Person[] } | null = null;
  #ids = 0;

  async happens({ kind, whose: nth }: { readonly kind: string; readonly whose: number }): Promise<void> {
    clock += (nth % 3) * DAY + 1;
    if (kind === 'register') return this.register(nth);
    const person = this.people[nth % this.people.length] as Person;
    await this.#beHere(person);
    const { tab, session } = person;
    if (kind === 'begin') return this.begin(nth);
    if (kind === 'day' || kind === 'month') {
      await tab.sandbox?.passDays(kind === 'day' ? 1 : 30, OFFERS);
      return;
    }
    if (kind === 'save') return this.#save(tab);
    if (kind === 'restore') return this.#restore();
    const id = `request-${this.#ids++}`;
    if (kind === 'deposit') {
      await tab.submitDeposit({ ...depositDeclaration(id), package: 'gold', amount: cents(1_100_00) });
      const decision = { uid: session.uid, depositId: id, note: 'Checked.' };
      await decideDeposit(operator, { ...decision, outcome: 'approve' });
      const seen = await seenDeposit(operator, session.uid, id);
      await operator.sandbox?.creditAsSecondOperator({ ...decision, seen });
    } else if (kind === 's6' || kind === 's8') {
      const level = person.next[kind] as (typeof LEVELS)[number];
      await tab.activateLevel({ matrix: kind, level }).then(() => {
        person.next[kind] += 1;
      }, refused);
    } else {
      await tab.requestWithdrawal(withdrawalRequest(id, cents(100_00))).catch(refused);
      if (kind === 'cancel') await tab.cancelWithdrawal(id).catch(refused);
      const decision = { uid: session.uid, withdrawalId: id, outcome: 'pay', note: null } as const;
      if (kind === 'pay') await decideWithdrawal(operator, decision).catch(refused);
      const held = await store.read(['withdrawals'], (transaction) =>
        transaction.objectStore('withdrawals').get([session.uid, id]),
      );
      if (kind === 'sent' && held) {
        await tab.sandbox?.pretendSent(id, seenOfWithdrawal(held.value)).catch(refused);
      }
    }
  }

  async register(nth: number): Promise<void> {
    const uplines = [PROGRAMME_USERNAME, ...this.people.map(({ username }) => username)];
    if (this.people.length > 0) uplines.push('sample_001', 'sample_004');
    const tab = tabs[this.people.length] ?? (await open());
    tabs[this.people.length] = tab;
    await tab.signInAsGuest(uplines[nth % uplines.length] as string);
    const joined = await store.read(['session', 'accounts'], async (transaction) => {
      const session = (await transaction.objectStore('session').get('current')) as SessionRecord;
      const account = await transaction.objectStore('accounts').get(session.uid);
      return { session, username: account?.username as string };
    });
    this.people.push({ tab, ...joined, next: { s6: 1, s8: 1 } });
  }

  async begin(nth: number): Promise<void> {
    const [ada] = this.people;
    if (!ada) throw new Error('No one is here');
    await this.#beHere(ada);
    const start = { place: PLACES[nth % PLACES.length] as Place, seed: nth };
    await ada.tab.sandbox?.beginWalk(start, OFFERS, () => undefined);
    for (const person of this.people) Object.assign(person.next, { s6: 1, s8: 1 });
  }

  async #save({ backup }: Backend): Promise<void> {
    const people = this.people.map((person) => ({ ...person, next: { ...person.next } }));
    this.#saved = { file: (await backup?.save()) as Blob, people };
  }

  /** Every page has to load again. */
  async #restore(): Promise<void> {
    if (this.#saved === null) return;
    const found = await operator.backup?.check(this.#saved.file);
    await found?.replace();
    await openPages();
    this.people = this.#saved.people.map((person, nth) => ({
      ...person,
      next: { ...person.next },
      tab: tabs[nth] as Backend,
    }));
  }

  async audit(): Promise<void> {
    const names = ['postings', 'accounts', ...PROGRAMME] as const;
    const disk = await store.read(names, async (transaction) => ({
      records: await transaction.objectStore('postings').getAll(),
      accounts: await transaction.objectStore('accounts').getAll(),
      programme: await transaction.objectStore('programme').getAll(),
      levels: await transaction.objectStore('levels').getAll(),
      incomes: await transaction.objectStore('incomes').getAll(),
      results: await transaction.objectStore('results').getAll(),
      community: await transaction.objectStore('community').get('all'),
    }));
    const postings = disk.records.map(({ posting }) => posting);
    expect(sum(totals(postings).values())).toBe(0);

    const kept = new Map(
      disk.records.flatMap(({ uids, after }) => uids.map((uid, nth) => [uid, after[nth]] as const)),
    );
    const folded = ownersOf(postings).map((uid) => [uid, balancesOf(uid, postings)] as const);
    expect(kept).toEqual(new Map(folded));

    const { levels, incomes, results, community } = foldHoldings(disk.programme);
    const byKey = (boxes: readonly OwnedBox[]) =>
      new Map(boxes.map((box) => [`${box.uid} ${levelKey(box)}`, box]));
    expect(byKey(disk.levels)).toEqual(byKey(levels));
    expect(disk.incomes).toEqual(incomes);
    expect(disk.results).toEqual(results.toSorted((one, other) => (one.uid < other.uid ? -1 : 1)));
    expect(disk.community ?? null).toEqual(community);

    const createdAt = new Map(disk.accounts.map((account) => [account.uid, account.createdAt]));
    const tooEarly = postings.filter((posting) =>
      ownersOf([posting]).some((uid) => posting.at < (createdAt.get(uid) ?? Number.POSITIVE_INFINITY)),
    );
    expect(tooEarly).toEqual([]);

    for (const person of this.people) {
      await this.#beHere(person);
      const shown = watchedBalances(person.tab);
      const posted = postingsOf(person.tab);
      const rows = await posted.first();
      const own = rows.map(({ posting }) => posting);
      const { uid } = person.session;
      expect(await shown.first()).toEqual(balancesOf(uid, own));
      expect(rows).toEqual(postedOf(uid, own));
      expect(own.map(({ at }) => at)).toEqual(own.map(({ at }) => at).toSorted((one, other) => one - other));
      shown.stop();
      posted.stop();
    }
  }

  /** All tabs share one session. */
  async #beHere({ session }: Person): Promise<void> {
    await store.write({ writes: ['session'] }, (transaction) =>
      transaction.objectStore('session').put(session, 'current'),
    );
  }
}

it('balances and levels agree with the logs, whatever people do while days pass, communities are saved, loaded and begun again', async () => {
  const fault = vi.spyOn(console, 'error');
  await fc.assert(
    fc.asyncProperty(fc.nat({ max: 20 }), events, async (place, all) => {
      clock = START;
      await writeDisk(NAME, empty);
      await operator.sandbox?.enterAsOperator();
      const story = new Story();
      await story.register(0);
      await story.begin(place);
      for (const each of all) await story.happens(each);
      await story.audit();
    }),
    { numRuns: WALKS },
  );
  expect(fault).not.toHaveBeenCalled();
});
