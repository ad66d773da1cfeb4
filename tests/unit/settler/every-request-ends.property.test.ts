import fc from 'fast-check';
import { GrpcStatus, Timestamp } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { decisionId, type DecisionKind } from '#domain/decisions/decision.ts';
import type { SeenDeposit, SeenWithdrawal } from '#domain/decisions/seen.ts';
import { sum } from '#domain/money/cents.ts';
import { balancesOf, MEMBER_BOOKS, ownersOf, type Posting, totals } from '#domain/money/ledger.ts';
import { programmeTotals } from '#domain/money/programme-totals.ts';
import { worth } from '#domain/money/statement.ts';
import { levelKey } from '#domain/programme/activation.ts';
import { hasDecidedNothing } from '#domain/settlement/settlement.ts';
import { MINUTE } from '#domain/time.ts';
import { toPosition, toPosting, toProgrammeEntries } from '#firestore/decode.ts';
import type {
  BalancesDocument,
  DecisionDocument,
  DepositDocument,
  FailedRequestDocument,
  PostingDocument,
  ProgrammeBundleDocument,
  WithdrawalDocument,
} from '#firestore/documents.ts';
import { readSteps } from '#firestore/history.ts';
import { paths } from '#firestore/paths.ts';
import { NO_WITNESSES } from '#settler/ledger/witnesses.ts';
import { openFailedRequests, SET_ASIDE_AFTER } from '#settler/requests/failed-requests.ts';
import { allPending } from '#settler/requests/pending.ts';
import { settleAndReport } from '#settler/requests/settle-and-report.ts';
import { openSettler } from '#settler/requests/settler.ts';
import { NOT_SENDING } from '#settler/mails/sender.ts';
import { NOT_RETAINING } from '#settler/retention/watch-retention.ts';
import { NOT_REVOKING } from '#settler/sessions/watch-sessions.ts';
import { healthOf } from '#settler/runtime/health.ts';
import { NOT_WATCHING } from '#settler/requests/watch-requests.ts';
import { SEGWIT_VALID } from '#tests/fixtures/addresses.ts';
import { post } from '#tests/support/post.ts';
import { MemoryFirestore } from './memory-firestore.ts';

const MEMBERS = ['ada', 'ben', 'eve'];
const PACKAGES = { bronze: 300_00, premium: 1_500_00 } as const;
const IGNORED = { settled: () => undefined, setAside: () => undefined, failed: () => undefined };

const step = fc.record({
  kind: fc.constantFrom(
    ...(['leave', 'return', 'withdraw', 'withdraw', 'resend', 'cancel', 'poison', 'mend'] as const),
    ...(['declare', 'declare', 'prove', 'delete', 'activate', 'look', 'pass'] as const),
    ...(['credit', 'refuse', 'approve', 'pay', 'give back', 'send', 'decide again'] as const),
    ...(['dismiss', 'lose batch', 'lose answer'] as const),
  ),
  uid: fc.constantFrom(...MEMBERS),
  id: fc.constantFrom('a', 'b'),
  amount: fc.constantFrom(150_00, 200_00, 1_200_00),
  chosen: fc.constantFrom('bronze' as const, 'premium' as const),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

const ada = (
  kind: Step['kind'],
  amount: Step['amount'] = 150_00,
  chosen: Step['chosen'] = 'bronze',
): Step => ({
  kind,
  uid: 'ada',
  id: 'a',
  amount,
  chosen,
});

/** A story that comes to each refusal that the random ones are there for, and to a request set aside. */
const EACH_REFUSAL: Step[] = [
  ...[ada('withdraw'), ada('pass'), ada('look'), ada('give back'), ada('pass'), ada('approve'), ada('pass')],
  ...[ada('leave'), ada('return'), ada('withdraw', 200_00), ada('pass')],
  ...[
    ada('declare'),
    ada('prove'),
    ada('look'),
    ada('declare', 150_00, 'premium'),
    ada('credit'),
    ada('pass'),
  ],
  { ...ada('poison'), uid: 'ben' },
  ...[ada('withdraw'), ada('pass'), ada('look'), ada('pay'), ada('dismiss'), ada('pass'), ada('dismiss')],
];

/**
 * Members who send, delete and send again as they like, also what the rules deny: accounts and requests under old ids, and
 * other deposits while an operator looks. Of the rules it keeps those alone that money depends on: what holds money is not
 * deleted, and a status is not written by its member.
 */
class Story {
  readonly memory = new MemoryFirestore();
  readonly db = this.memory.asFirestore;
  readonly failed = openFailedRequests(this.db);
  readonly settler = openSettler(this.db, () => this.now().toMillis());
  /** What the operator saw last of each request. */
  readonly #seen = new Map<string, SeenDeposit | SeenWithdrawal>();
  #time = 1_700_000_000_000;

  now = (): Timestamp => Timestamp.fromMillis(++this.#time);

  async begin(): Promise<void> {
    for (const uid of ['olga', 'oscar']) this.memory.put(paths.operator(uid), {});
    for (const uid of MEMBERS) {
      this.#join(uid, 'tessera');
      const earned: Posting = {
        id: `opening:${uid}`,
        kind: 'credit',
        from: 'external',
        to: `earning:${uid}`,
        amount: 3_000_00 as Posting['amount'],
        subject: 'opening',
        at: 0,
      };
      await post(this.db, [earned]);
    }
  }

  #join(uid: string, upline: string): void {
    this.memory.put(paths.account(uid), { username: uid, upline, guest: false, createdAt: this.now() });
    this.memory.put(paths.username(uid), { uid });
  }

  async happens(each: Step): Promise<void> {
    const { memory } = this;
    const { kind, uid, id, amount, chosen } = each;
    const [deposit, withdrawal] = [paths.deposit(uid, id), paths.withdrawal(uid, id)];
    const status = (path: string) => memory.read<{ readonly status: string }>(path)?.status;
    const holds = ['held', 'cancelling'].includes(status(withdrawal) ?? '');
    switch (kind) {
      case 'leave':
        // With all that the rules let go, and what has been settled too.
        if (memory.read<{ readonly held: number }>(paths.balances(uid))?.held) return;
        for (const path of memory.paths) {
          if (/^accounts\/\w+\/(deposits|withdrawals|activations)\//.test(path) && path.includes(`/${uid}/`))
            memory.remove(path);
        }
        return memory.remove(paths.account(uid));
      case 'return':
        if (!memory.read(paths.account(uid))) this.#join(uid, uid === 'ada' ? 'ben' : 'ada');
        return;
      case 'withdraw':
      case 'poison':
        if (status(withdrawal) !== undefined) return;
        return this.#withdraw(withdrawal, amount, kind === 'poison');
      case 'resend':
        if (status(withdrawal) === undefined || holds) return;
        return this.#withdraw(withdrawal, amount, false);
      case 'mend':
        memory.remove(paths.failedRequest(withdrawal));
        if (status(withdrawal) === 'requested') this.#withdraw(withdrawal, amount, false);
        return;
      case 'cancel':
        if (status(withdrawal) === 'held') this.#update(withdrawal, { status: 'cancelling' });
        return;
      case 'declare':
        if (status(deposit) !== undefined && status(deposit) !== 'pending') return;
        return memory.put(deposit, {
          coin: 'bitcoin',
          network: 'testnet',
          address: SEGWIT_VALID[0],
          coinAmount: '0.003',
          package: chosen,
          amount: PACKAGES[chosen],
          status: 'pending',
          proofAt: null,
          createdAt: this.now(),
          decidedAt: null,
          note: null,
        });
      case 'prove':
        if (status(deposit) === 'pending') this.#update(deposit, { proofAt: this.now() });
        return;
      case 'delete':
        if (status(deposit) === 'pending') memory.remove(deposit);
        return;
      case 'activate': {
        const level = { matrix: 's8', level: id === 'a' ? 1 : 2 } as const;
        const path = paths.activation(uid, levelKey(level));
        if (status(path) === 'active') return;
        return memory.put(path, { ...level, status: 'requested', refusal: null, createdAt: this.now() });
      }
      case 'look':
        for (const path of [deposit, withdrawal]) this.#look(path);
        return;
      case 'pass':
        return this.pass();
      case 'dismiss':
        if (memory.read(paths.operator('olga'))) return memory.remove(paths.operator('olga'));
        return memory.put(paths.operator('olga'), {});
      case 'lose batch':
        memory.beforeCommit = this.#loseOne;
        return;
      case 'lose answer':
        memory.afterCommit = this.#loseOne;
        return;
      case 'credit':
      case 'refuse':
        return this.#decide(uid, 'deposit', id, kind);
      case 'approve':
        return this.#decide(uid, 'approval', id, 'approve');
      case 'send':
        return this.#decide(uid, 'sending', id, 'send');
      case 'pay':
      case 'give back':
        return this.#decide(uid, 'withdrawal', id, kind === 'pay' ? 'pay' : 'refuse');
      case 'decide again':
        for (const kind of ['deposit', 'withdrawal', 'approval'] as const) {
          const path = paths.decision(uid, kind, id);
          const earlier = memory.read<DecisionDocument>(path);
          if (!earlier || !hasDecidedNothing(earlier.refusal)) continue;
          memory.remove(path);
          this.#look(kind === 'deposit' ? deposit : withdrawal);
          this.#decide(uid, kind, id, earlier.outcome);
        }
        return;
    }
  }

  /** As when the connection breaks, once. */
  #loseOne = (): void => {
    this.keepConnection();
    throw Object.assign(new Error('Lost'), { code: GrpcStatus.UNAVAILABLE });
  };

  keepConnection(): void {
    this.memory.beforeCommit = () => undefined;
    this.memory.afterCommit = () => undefined;
  }

  #update(path: string, changes: object): void {
    this.memory.put(path, { ...this.memory.read(path), ...changes });
  }

  #withdraw(path: string, amount: number, isPoison: boolean): void {
    const details = { method: 'crypto', coin: 'bitcoin', network: 'testnet', address: SEGWIT_VALID[0] };
    this.memory.put(path, {
      amount,
      details: isPoison ? null : details,
      status: 'requested',
      refusal: null,
      createdAt: this.now(),
      decidedAt: null,
      note: null,
    });
  }

  #look(path: string): void {
    const found = this.memory.read<DepositDocument & WithdrawalDocument>(path);
    if (!found) return;
    const { amount, createdAt, proofAt } = found;
    const seen = { amount, createdAt: createdAt.toMillis() };
    const ofDeposit = path.includes('/deposits/') && { proofAt: proofAt?.toMillis() ?? null };
    this.#seen.set(path, { ...seen, ...ofDeposit } as SeenDeposit | SeenWithdrawal);
  }

  /** Decides on what the operator saw last, however long ago. */
  #decide(uid: string, kind: DecisionKind, requestId: string, outcome: string): void {
    const path = `accounts/${uid}/decisions/${decisionId(kind, requestId)}`;
    const seen = this.#seen.get(
      kind === 'deposit' ? paths.deposit(uid, requestId) : paths.withdrawal(uid, requestId),
    );
    if (!seen || this.memory.read(path)) return;
    this.memory.put(path, {
      kind,
      requestId,
      seen,
      outcome,
      note: 'Seen.',
      status: 'requested',
      refusal: null,
      operator: kind === 'approval' ? 'oscar' : 'olga',
      at: this.now(),
    });
  }

  /** One pass of the settler over all pending requests. */
  async pass(): Promise<void> {
    const { settler, failed } = this;
    const waiting = await Array.fromAsync(failed.pending());
    await settleAndReport({ settler, report: IGNORED, failed }, waiting);
  }

  async waiting(): Promise<readonly string[]> {
    const waiting: string[] = [];
    for await (const { path } of allPending(this.db)) waiting.push(path);
    return waiting.filter((path) => !this.failed.setAside().includes(path));
  }

  all<Document>(collection: string): readonly (readonly [path: string, document: Document])[] {
    return this.memory.paths
      .filter((path) => path.split('/').at(-2) === collection)
      .map((path) => [path, this.memory.read<Document>(path) as Document]);
  }
}

function audit(story: Story): void {
  const bySequence = new Map<number, Posting>();
  const entries = new Set<number>();
  for (const [path, document] of story.all<PostingDocument>('postings')) {
    bySequence.set(document.sequence, toPosting(path.split('/').at(-1) ?? '', document));
    entries.add(document.entry);
  }
  const log = [...bySequence].sort(([one], [other]) => one - other).map(([, posting]) => posting);
  expect(sum(totals(log).values())).toBe(0);
  expect(story.memory.read(paths.totals())).toEqual({
    ...programmeTotals(log),
    sequence: log.length,
    entries: entries.size,
  });
  expect(Math.max(0, ...entries)).toBe(entries.size);
  for (const uid of ownersOf(log)) {
    const document = story.memory.read<BalancesDocument>(paths.balances(uid)) ?? null;
    const { balances, sums } = toPosition(document);
    expect(balances).toEqual(balancesOf(uid, log));
    expect(sum(Object.values(sums))).toBe(worth(balances));
    expect(readSteps(document?.history.steps ?? '').at(-1)?.balances).toEqual(balances);
    const held = story
      .all<WithdrawalDocument>('withdrawals')
      .filter(([path, { status }]) => path.includes(`/${uid}/`) && ['held', 'cancelling'].includes(status));
    expect(balances).toMatchObject({ held: held.reduce((total, [, { amount }]) => total + amount, 0) });
    expect(MEMBER_BOOKS.every((book) => Number(balances[book]) >= 0)).toBe(true);
  }
  // What was credited is what the operator had seen.
  for (const [path, document] of story.all<DecisionDocument>('decisions')) {
    if (document.kind !== 'deposit' || document.outcome !== 'credit' || document.status !== 'settled')
      continue;
    const { requestId, seen } = document;
    const uid = path.split('/')[1];
    const posted = log.find(({ id }) => id === `${uid}:decideDeposit:${decisionId('deposit', requestId)}`);
    expect(posted?.amount).toBe(seen.amount);
  }
  // Each has one place below one upline, however often the account was made again.
  const registered = story
    .all<ProgrammeBundleDocument>('bundles')
    .filter(([path]) => path.startsWith(paths.programmeBundles()))
    .flatMap(([, bundle]) => toProgrammeEntries(bundle))
    .filter(({ kind }) => kind === 'register');
  const uids = registered.map(({ uid }) => uid);
  expect(new Set(uids).size).toBe(uids.length);
}

it('however members delete, make again and send again, and batches or their answers are lost: every request ends, and money adds up', async () => {
  const seenCodes = new Set<string | null>();
  let setAside = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 20, maxLength: 60 }), async (steps) => {
      const story = new Story();
      await story.begin();
      for (const each of steps) await story.happens(each);
      story.keepConnection();
      for (let pass = 0; pass < SET_ASIDE_AFTER; pass += 1) await story.pass();
      expect(await story.waiting()).toEqual([]);
      audit(story);

      const aside = story.failed.setAside();
      setAside += aside.length;
      // Only requests without a destination stay: the settler answers all others.
      for (const [, { reason }] of story.all<FailedRequestDocument>('failedRequests'))
        expect(reason).toContain('TypeError');
      const condition = {
        ...NOT_WATCHING,
        ...NOT_RETAINING,
        ...NOT_REVOKING,
        ...NOT_SENDING,
        isLogRefused: false,
        ...NO_WITNESSES,
        isListening: true,
        arePartnersSynced: true,
        lastPassAt: MINUTE,
      };
      const health = healthOf({ ...condition, setAside: aside.length }, null, MINUTE, MINUTE);
      expect(health).toMatchObject({ healthy: true, setAside: aside.length });
      for (const name of ['decisions', 'withdrawals', 'activations']) {
        for (const [, { refusal }] of story.all<{ readonly refusal: string | null }>(name))
          seenCodes.add(refusal);
      }
    }),
    { numRuns: 400, examples: [[EACH_REFUSAL]] },
  );
  expect(setAside).toBeGreaterThan(0);
  expect([...seenCodes]).toEqual(
    expect.arrayContaining(['id-used', 'changed-since-seen', 'already-decided', 'not-an-operator']),
  );
});
