import { GrpcStatus, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { memberAccount, type Posting } from '#domain/money/ledger.ts';
import { DAY } from '#domain/time.ts';
import { toProgrammeEntries } from '#firestore/decode.ts';
import {
  type BalancesDocument,
  type DayEndsDocument,
  type HistoryBundleDocument,
  type LogHeadDocument,
  type ProgrammeBundleDocument,
  STEPS_OF_BUNDLE,
  type TotalsDocument,
} from '#firestore/documents.ts';
import { readSteps } from '#firestore/history.ts';
import { paths } from '#firestore/paths.ts';
import { BooksDisagree } from '#settler/ledger/books-disagree.ts';
import { WRITES } from '#settler/requests/plan.ts';
import { openSettler, type Results, type Settler } from '#settler/requests/settler.ts';
import { SEGWIT_VALID } from '#tests/fixtures/addresses.ts';
import { post } from '#tests/support/post.ts';
import { MemoryFirestore } from './memory-firestore.ts';

const NOW = 1_700_000_000_000;

/** Members with $500 each, and requests for $100. */
class Community {
  readonly memory = new MemoryFirestore();
  readonly db = this.memory.asFirestore;
  /** What each committed batch wrote. */
  readonly batches: (readonly string[])[] = [];

  constructor() {
    this.memory.afterCommit = (written) => void this.batches.push(written);
  }

  settler(): Settler {
    return openSettler(this.db, () => NOW);
  }

  join(uid: string, upline = 'tessera'): void {
    this.memory.put(paths.account(uid), { username: uid, upline, uplineConfirmed: false });
    this.memory.put(paths.username(uid), { uid });
  }

  async earn(uid: string, amount = 500_00): Promise<void> {
    const common = { kind: 'credit', from: 'external', subject: 'earlier', at: 0 } as const;
    await post(this.db, [
      { id: `${uid}:earlier`, to: memberAccount('earning', uid), amount: cents(amount), ...common },
    ]);
    this.batches.length = 0;
  }

  withdraw(uid: string, id: string, changes: object = {}): string {
    const details = { method: 'crypto', coin: 'bitcoin', network: 'testnet', address: SEGWIT_VALID[0] };
    this.memory.put(paths.withdrawal(uid, id), {
      amount: 100_00,
      details,
      status: 'requested',
      refusal: null,
      createdAt: Timestamp.fromMillis(NOW),
      decidedAt: null,
      note: null,
      ...changes,
    });
    return paths.withdrawal(uid, id);
  }

  activate(uid: string): string {
    const path = paths.activation(uid, 's8-1');
    const createdAt = Timestamp.fromMillis(NOW);
    this.memory.put(path, { matrix: 's8', level: 1, status: 'requested', refusal: null, createdAt });
    return path;
  }

  status(path: string): string | undefined {
    return this.memory.read<{ readonly status: string }>(path)?.status;
  }

  held(uid: string): number | undefined {
    return this.memory.read<BalancesDocument>(paths.balances(uid))?.held;
  }

  /** Members of the programme's log with their sponsors, in its order. */
  get registered(): readonly (readonly [string, string | null])[] {
    const bundles = this.memory.paths.filter((path) => path.startsWith(`${paths.programmeBundles()}/`));
    return bundles
      .flatMap((path) => toProgrammeEntries(this.memory.read(path) as unknown as ProgrammeBundleDocument))
      .flatMap((entry) => (entry.kind === 'register' ? [[entry.uid, entry.sponsor] as const] : []));
  }

  get totals(): TotalsDocument | undefined {
    return this.memory.read<TotalsDocument>(paths.totals());
  }
}

async function communityOf(...members: readonly string[]): Promise<Community> {
  const community = new Community();
  for (const uid of members) {
    community.join(uid);
    await community.earn(uid);
  }
  return community;
}

const waiting = (requests: readonly string[]) => requests.map((path) => ({ path, since: 0 }));

const kindsOf = (results: Results) => [...results.values()].map(({ kind }) => kind);

const lost = (code: GrpcStatus): Error => Object.assign(new Error('Lost'), { code });

describe('a batch', () => {
  it('settles each request on what those before it leave, and writes each document once', async () => {
    const community = await communityOf('ada');
    const requests = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => community.withdraw('ada', id));
    const results = await community.settler().settle(waiting(requests));
    expect(kindsOf(results)).toEqual([...Array(5).fill('settled'), 'refused']);
    expect(community.batches).toHaveLength(1);
    expect(new Set(community.batches[0]).size).toBe(community.batches[0]?.length);
    expect(community.totals).toMatchObject({ held: 500_00, earning: 0, sequence: 6 });
  });

  it('reads nothing that the settler has written itself', async () => {
    const community = await communityOf('ada');
    const settler = community.settler();
    await settler.settle(waiting([community.withdraw('ada', 'a')]));
    const read: string[] = [];
    const { memory } = community;
    const getAll = memory.getAll.bind(memory);
    memory.getAll = (...references) => {
      read.push(...references.map(({ path }) => path));
      return getAll(...references);
    };
    const path = community.withdraw('ada', 'b');
    await settler.settle(waiting([path]));
    expect(read.sort()).toEqual([paths.account('ada'), path].sort());
  });

  it('moves histories on with the balances, and writes a bundle of steps once it is full', async () => {
    const community = await communityOf('ada');
    const common = { kind: 'credit', from: 'external', to: 'earning:ada', subject: 'earlier' } as const;
    await post(
      community.db,
      Array.from({ length: STEPS_OF_BUNDLE - 3 }, (_, nth) => ({
        ...common,
        id: `ada:${nth}`,
        amount: cents(1_00),
        at: nth * DAY,
      })),
    );
    community.batches.length = 0;
    const settler = community.settler();
    const ofHistory = () => (community.batches.pop() ?? []).filter((path) => path.includes('/history/'));
    await settler.settle(waiting([community.withdraw('ada', 'a')]));
    expect(ofHistory()).toEqual([]);
    await settler.settle(waiting(['b', 'c', 'd'].map((id) => community.withdraw('ada', id))));
    expect(ofHistory().sort()).toEqual([paths.historyBundle('ada', 0), paths.dayEnds('ada')]);
    await settler.settle(waiting([community.withdraw('ada', 'e')]));
    expect(ofHistory()).toEqual([]);

    const { history, sums } = community.memory.read<BalancesDocument>(paths.balances('ada')) ?? {};
    expect(history).toMatchObject({ bundles: 1 });
    expect(readSteps(history?.steps ?? '').map(({ balances }) => balances.held)).toEqual([
      300_00, 400_00, 500_00,
    ]);
    expect(sums).toEqual({ credit: 753_00 });
    const bundle = community.memory.read<HistoryBundleDocument>(paths.historyBundle('ada', 0));
    expect(readSteps(bundle?.steps ?? '')).toHaveLength(STEPS_OF_BUNDLE);
    const days = community.memory.read<DayEndsDocument>(paths.dayEnds('ada'));
    expect(readSteps(days?.steps ?? '')).toHaveLength(STEPS_OF_BUNDLE - 2);
  });

  it('leaves to the next one what does not fit', async () => {
    const members = Array.from({ length: 120 }, (_, nth) => `member${nth}`);
    const community = await communityOf(...members);
    const requests = members.flatMap((uid) => [community.withdraw(uid, 'a'), community.activate(uid)]);
    const settler = community.settler();
    let left = requests;
    while (left.length > 0) {
      const results = await settler.settle(waiting(left));
      left = left.filter((path) => results.get(path)?.kind === 'postponed');
    }
    expect(community.batches.length).toBeGreaterThan(1);
    for (const batch of community.batches) expect(batch.length).toBeLessThanOrEqual(WRITES);
    expect(requests.map((path) => community.status(path))).toEqual(members.flatMap(() => ['held', 'active']));
  });
});

describe('an activation below a long line of uplines', () => {
  const LENGTH = 10_000;
  /** What a pass may cost those whose requests it settles too, however long the line is. */
  const MOST = { reads: 30, plans: 2, commits: 1 };

  /** Guests, each of whom names the one before as upline. */
  async function chainOf(length: number): Promise<{ community: Community; path: string }> {
    const community = new Community();
    community.join('ben');
    await community.earn('ben', 10_000_000_00);
    for (let nth = 0; nth < length; nth += 1) {
      community.join(`guest${nth}`, nth === 0 ? 'tessera' : `guest${nth - 1}`);
    }
    return { community, path: community.activate(`guest${length - 1}`) };
  }

  /** Counts what each pass costs. */
  function passesOf({ memory, db, batches }: Community) {
    const counts = { reads: 0, plans: 0 };
    const getAll = memory.getAll.bind(memory);
    memory.getAll = (...references) => {
      counts.reads += 1;
      return getAll(...references);
    };
    const settler = openSettler(db, () => {
      counts.plans += 1;
      return NOW;
    });
    return async (...requests: readonly string[]) => {
      Object.assign(counts, { reads: 0, plans: 0 });
      const commits = batches.length;
      const results = await settler.settle(waiting(requests));
      const cost = { ...counts, commits: batches.length - commits };
      return { kinds: kindsOf(results), cost };
    };
  }

  const isWithin = (cost: typeof MOST): boolean =>
    cost.reads <= MOST.reads && cost.plans <= MOST.plans && cost.commits <= MOST.commits;

  it('delays no one: what others ask for is settled in the same pass, at a bounded cost', async () => {
    const { community, path } = await chainOf(LENGTH);
    const pass = passesOf(community);
    let passes = 0;
    let kind = 'postponed';
    while (kind === 'postponed') {
      // Also while the line is registered.
      const { kinds, cost } = await pass(path, community.withdraw('ben', `w${passes}`));
      expect({ passes, cost, isWithin: isWithin(cost), other: kinds[1] }).toMatchObject({
        isWithin: true,
        other: 'settled',
      });
      kind = kinds[0] ?? 'gone';
      passes += 1;
    }
    // Without money.
    expect([kind, community.status(path)]).toEqual(['refused', 'refused']);
    expect(community.memory.read(paths.programmeLog())).toEqual({ entries: LENGTH });
  });

  it('is carried out, and each upline is registered once, from the top', async () => {
    const { community, path } = await chainOf(WRITES + 100);
    const last = `guest${WRITES + 99}`;
    await community.earn(last);
    const pass = passesOf(community);
    let kinds: readonly string[] = ['postponed'];
    while (kinds[0] === 'postponed') ({ kinds } = await pass(path));
    expect(kinds).toEqual(['settled']);
    expect(community.registered).toEqual(
      Array.from({ length: WRITES + 100 }, (_, nth) => [`guest${nth}`, nth === 0 ? null : `guest${nth - 1}`]),
    );
    for (const batch of community.batches) expect(batch.length).toBeLessThanOrEqual(WRITES);
  });

  it('is settled in one pass where the line is short', async () => {
    const { community, path } = await chainOf(3);
    await community.earn('guest2');
    const { kinds, cost } = await passesOf(community)(path);
    expect(kinds).toEqual(['settled']);
    expect(isWithin(cost)).toBe(true);
  });

  it('registers the upline that a member names at last', async () => {
    const { community, path } = await chainOf(300);
    const pass = passesOf(community);
    await pass(path);
    // Read by now, and named another upline since.
    community.join('guest298', 'ben');
    let kinds: readonly string[] = ['postponed'];
    while (kinds[0] === 'postponed') ({ kinds } = await pass(path));
    const uplines = new Map(community.registered);
    expect(uplines.size).toBe(community.registered.length);
    expect([uplines.get('guest299'), uplines.get('guest298'), uplines.get('ben')]).toEqual([
      'guest298',
      'ben',
      null,
    ]);
  });

  it('registers that upline also where another activation below it found the change', async () => {
    const { community, path } = await chainOf(260);
    community.join('other', 'guest258');
    const other = community.activate('other');
    const pass = passesOf(community);
    // Read by now, and the upper 200 are registered.
    while (community.registered.length < 200) await pass(path, other);
    community.join('guest258', 'ben');
    await pass(path, other);
    let kinds: readonly string[] = ['postponed'];
    while (kinds[0] === 'postponed') ({ kinds } = await pass(other));
    const uplines = new Map(community.registered);
    expect(['other', 'guest258', 'ben'].map((uid) => uplines.get(uid))).toEqual(['guest258', 'ben', null]);
  });

  it('does not end in a circle', async () => {
    const { community, path } = await chainOf(60);
    community.join('guest0', 'guest59');
    const pass = passesOf(community);
    let kinds: readonly string[] = ['postponed'];
    while (kinds[0] === 'postponed') ({ kinds } = await pass(path));
    expect(kinds).toEqual(['refused']);
    expect(community.registered).toHaveLength(60);
    expect(community.registered[0]).toEqual(['guest0', null]);
  });
});

describe('a batch that fails', () => {
  it('because a member takes a request back goes on with the others', async () => {
    const community = await communityOf('ada', 'ben');
    const [taken, other] = [community.withdraw('ada', 'a'), community.withdraw('ben', 'a')];
    community.memory.beforeCommit = () => {
      community.memory.beforeCommit = () => undefined;
      community.withdraw('ada', 'a', { status: 'cancelled' });
    };
    const results = await community.settler().settle(waiting([taken, other]));
    expect(kindsOf(results)).toEqual(['nothing', 'settled']);
    expect([community.held('ada'), community.held('ben')]).toEqual([0, 100_00]);
  });

  it('because of one request settles all others, however many there are', async () => {
    const community = await communityOf('ada', 'ben', 'eve', 'joe');
    const requests = ['ada', 'ben', 'eve', 'joe'].map((uid) => community.withdraw(uid, 'a'));
    const poison = requests[2] ?? '';
    community.memory.beforeCommit = (written) => {
      if (written.includes(poison)) throw lost(GrpcStatus.INVALID_ARGUMENT);
    };
    const results = await community.settler().settle(waiting(requests));
    expect(kindsOf(results)).toEqual(['settled', 'settled', 'failed', 'settled']);
    expect(community.totals).toMatchObject({ held: 300_00 });
  });

  it('although it arrived is not repeated', async () => {
    const community = await communityOf('ada');
    const path = community.withdraw('ada', 'a');
    community.memory.afterCommit = () => {
      community.memory.afterCommit = () => undefined;
      throw lost(GrpcStatus.UNAVAILABLE);
    };
    const settler = community.settler();
    expect(kindsOf(await settler.settle(waiting([path])))).toEqual(['failed']);
    expect(kindsOf(await settler.settle(waiting([path])))).toEqual(['nothing']);
    expect(community.totals).toMatchObject({ held: 100_00, sequence: 2 });
  });

  it('because the log has its posting already marks the request as settled', async () => {
    const community = await communityOf('ada');
    const path = community.withdraw('ada', 'a');
    const settler = community.settler();
    await settler.settle(waiting([path]));
    // As an import of this document alone leaves it.
    community.withdraw('ada', 'a');
    expect(kindsOf(await settler.settle(waiting([path])))).toEqual(['settled']);
    expect(community.status(path)).toBe('held');
    expect(community.totals).toMatchObject({ held: 100_00, sequence: 2 });
  });
});

describe('books that do not match', () => {
  const head = paths.logHead();

  it.each<[what: string, change: (books: LogHeadDocument) => object, message: RegExp]>([
    [
      'a sum in the log’s head',
      ({ books }) => ({ books: { ...books, members: 600_00 } }),
      /log\/head has 60000 in members, and programme\/totals 50000/,
    ],
    ['the log’s length', () => ({ size: 0, edge: [] }), /log\/head has 1 entries, and programme\/totals 2/],
    ['an edge that cannot be read', () => ({ edge: ['?'] }), /log\/head cannot be read/],
  ])('stop the settlement: %s', async (_, change, message) => {
    const community = await communityOf('ada');
    const path = community.withdraw('ada', 'a');
    const before = community.memory.read<LogHeadDocument>(head) as LogHeadDocument;
    community.memory.put(head, { ...before, ...change(before) });
    const settler = community.settler();
    const refused = settler.settle(waiting([path]));
    await expect(refused).rejects.toThrow(message);
    await expect(refused).rejects.toBeInstanceOf(BooksDisagree);
    expect(community.batches).toEqual([]);
    expect(community.status(path)).toBe('requested');

    // Put right by a person, it needs no restart.
    community.memory.put(head, { ...before });
    expect(kindsOf(await settler.settle(waiting([path])))).toEqual(['settled']);
  });
});

describe('two settlers', () => {
  it('settle each request once, on the same books: the second stands by and then sees what the first has done', async () => {
    const community = await communityOf('ada');
    const [first, second] = [community.settler(), community.settler()];
    // Both have remembered the books.
    await first.settle(waiting([community.withdraw('ada', 'a')]));
    await second.settle(waiting([community.withdraw('ada', 'b')]));
    const others = ['c', 'd', 'e'].map((id) => community.withdraw('ada', id));
    expect(kindsOf(await first.settle(waiting(others)))).toEqual(Array(3).fill('postponed'));
    expect(kindsOf(await second.settle(waiting(others)))).toEqual(Array(3).fill('settled'));
    expect(kindsOf(await first.settle(waiting(others)))).toEqual(Array(3).fill('postponed'));
    // It is silent now, and the first takes over.
    const last = community.withdraw('ada', 'f');
    expect(kindsOf(await first.settle(waiting([last])))).toEqual(['refused']);
    expect(community.totals).toMatchObject({ held: 500_00, sequence: 6 });
  });

  it('refuse nothing by books that are out of date', async () => {
    const community = await communityOf('ada');
    const [first, second] = [community.settler(), community.settler()];
    const held = community.withdraw('ada', 'a');
    await first.settle(waiting([held]));
    community.memory.put(held, { ...community.memory.read(held), status: 'cancelling' });
    await second.settle(waiting([held]));
    // The first remembers $400, but there are $500.
    const path = community.withdraw('ada', 'b', { amount: 450_00 });
    expect(kindsOf(await first.settle(waiting([path])))).toEqual(['postponed']);
    expect(kindsOf(await first.settle(waiting([path])))).toEqual(['settled']);
  });
});

describe('what counts towards the limit for one operator', () => {
  /** Held, and paid by Olga. @returns the status of her decision, or why it is refused */
  async function paid(community: Community, id: string, now = NOW): Promise<string | undefined> {
    const { memory } = community;
    memory.put(paths.operator('olga'), {});
    const settler = openSettler(community.db, () => now);
    await settler.settle([{ path: community.withdraw('ada', id, { amount: 400_00 }), since: NOW }]);
    const path = paths.decision('ada', 'withdrawal', id);
    memory.put(path, {
      kind: 'withdrawal',
      requestId: id,
      outcome: 'pay',
      note: null,
      operator: 'olga',
      status: 'requested',
      refusal: null,
      at: Timestamp.fromMillis(NOW),
    });
    await settler.settle([{ path, since: NOW }]);
    return memory.read<{ readonly refusal: string | null }>(path)?.refusal ?? community.status(path);
  }

  it('is kept with the balances, for whichever settler comes next', async () => {
    const community = await communityOf('ada');
    for (const id of ['more', 'most']) await post(community.db, [earning(id)]);
    expect(await paid(community, 'first')).toBe('settled');
    expect(await paid(community, 'second')).toBe('settled');
    expect(await paid(community, 'third', NOW + DAY)).toBe('second-operator-needed');
    const held = paths.withdrawal('ada', 'third');
    community.memory.put(held, { ...community.memory.read(held), status: 'cancelling' });
    await community.settler().settle([{ path: held, since: NOW }]);
    expect(await paid(community, 'fourth', NOW + DAY + 1)).toBe('settled');
    expect(community.memory.read<BalancesDocument>(paths.balances('ada'))?.recent).toEqual({
      payouts: [{ at: NOW + DAY + 1, amount: 400_00 }],
      unproven: [],
    });
  });

  const earning = (id: string): Posting => ({
    id: `ada:${id}`,
    kind: 'credit',
    from: 'external',
    to: memberAccount('earning', 'ada'),
    amount: cents(1_000_00),
    subject: 'earlier',
    at: 0,
  });
});
