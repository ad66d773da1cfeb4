import { GrpcStatus, Timestamp } from 'firebase-admin/firestore';
import { describe, expect, it } from 'vitest';
import { cents } from '#domain/money/cents.ts';
import { memberAccount } from '#domain/money/ledger.ts';
import type { BalancesDocument, LogHeadDocument, TotalsDocument } from '#firestore/documents.ts';
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

  async earn(uid: string): Promise<void> {
    const common = { kind: 'credit', from: 'external', subject: 'earlier', at: 0 } as const;
    await post(this.db, [
      { id: `${uid}:earlier`, to: memberAccount('earning', uid), amount: cents(500_00), ...common },
    ]);
    this.batches.length = 0;
  }

  withdraw(uid: string, id: string, changes: object = {}): string {
    const details = { method: 'crypto', coin: 'bitcoin', network: 'testnet', address: SEGWIT_VALID[0] };
    this.memory.put(paths.withdrawal(uid, id), {
      ...{ amount: 100_00, details, status: 'requested', refusal: null },
      ...{ createdAt: Timestamp.fromMillis(NOW), decidedAt: null, note: null, ...changes },
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

  it('registers a line of uplines that is longer than a batch before the level is opened', async () => {
    const community = new Community();
    const depth = WRITES + 100;
    for (let nth = 0; nth < depth; nth += 1) {
      community.join(`member${nth}`, nth === 0 ? 'tessera' : `member${nth - 1}`);
    }
    const last = `member${depth - 1}`;
    await community.earn(last);
    const settler = community.settler();
    const path = community.activate(last);
    expect(kindsOf(await settler.settle(waiting([path])))).toEqual(['postponed']);
    expect(kindsOf(await settler.settle(waiting([path])))).toEqual(['settled']);
    expect(community.memory.read(paths.programmeLog())).toEqual({ entries: depth + 1 });
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
