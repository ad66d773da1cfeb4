import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished } from 'vitest';
import { PROGRAMME_USERNAME } from '#domain/accounts/account.ts';
import { type DecisionKind, requestKindOf } from '#domain/decisions/decision.ts';
import {
  seenOfDeposit,
  seenOfWithdrawal,
  type SeenDeposit,
  type SeenWithdrawal,
} from '#domain/decisions/seen.ts';
import { cents, sum } from '#domain/money/cents.ts';
import { memberAccount } from '#domain/money/ledger.ts';
import { toDeposit, toWithdrawal } from '#firestore/decode.ts';
import type { DecisionDocument, DepositDocument, WithdrawalDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import type { Difference } from '#settler/verify/difference.ts';
import { verify } from '#settler/verify/verify.ts';
import { pendingQueries } from '#settler/requests/pending.ts';
import { migrate } from '#settler/schema/migrate.ts';
import { openSettler, type Result } from '#settler/requests/settler.ts';
import { post } from '#tests/support/post.ts';
import { decisionDocument, depositDocument, withdrawalDocument } from '#tests/support/request-documents.ts';

/** A project of its own in the emulator, for one test, with helpers that write to it. */
export interface World {
  readonly project: string;
  readonly db: Firestore;
  /** Posts earnings, and creates the account if needed. */
  fund(uid: string, amount: number): Promise<void>;
  /** @param changes e.g. when its proof came; left out: it has none */
  declare(uid: string, id: string, changes?: object): Promise<void>;
  withdraw(uid: string, id: string, amount: number, changes?: object): Promise<void>;
  /**
   * Decides as an operator who is on the list.
   * @param seen left out: as the deposit or withdrawal is
   */
  decide(
    uid: string,
    kind: DecisionDocument['kind'],
    requestId: string,
    outcome: DecisionDocument['outcome'],
    seen?: SeenDeposit | SeenWithdrawal,
    operator?: string,
  ): Promise<void>;
  /** Settles one request, as a settler that has just been started. */
  settle(path: string, now: number): Promise<Result | undefined>;
  statusOf(path: string): Promise<{ readonly status: string; readonly refusal: string | null } | null>;
  /** What `--verify` finds, but for what this world lacks: decisions that fund its members, and usernames. */
  differences(): Promise<readonly Difference[]>;
  /** Resolves when only these are pending. */
  untilSettled(but?: readonly string[]): Promise<void>;
  /**
   * Balances, totals and the log agree, and hold no more than was requested and granted.
   *
   * @param earned by each member before the test
   */
  audit(earned: Readonly<Record<string, number>>): Promise<void>;
}

/** The subject of postings that no decision has credited. */
export const FUNDED = 'earlier-earnings';

export function openWorld(): World {
  const project = `demo-settler-${randomUUID().slice(0, 8)}`;
  const app = initializeApp({ projectId: project }, project);
  onTestFinished(() => deleteApp(app));
  const db = getFirestore(app);

  async function differences() {
    const found = (await verify(db)).differences;
    return found.filter(
      ({ path, message }) =>
        !path.startsWith('usernames/') && !path.endsWith(FUNDED) && !message.includes(FUNDED),
    );
  }

  async function rowsOf(collection: string) {
    const found = await db.collection(collection).get();
    return found.docs.map((each) => each.data() as { readonly status: string; readonly amount: number });
  }

  return {
    project,
    db,
    async fund(uid, amount) {
      const account = db.doc(paths.account(uid));
      if (!(await account.get()).exists) {
        const createdAt = FieldValue.serverTimestamp();
        await account.create({ username: uid, upline: PROGRAMME_USERNAME, guest: false, createdAt });
      }
      const earned = {
        id: randomUUID(),
        kind: 'credit',
        from: 'external',
        to: memberAccount('earning', uid),
        amount: cents(amount),
        at: Date.now(),
        subject: FUNDED,
      } as const;
      await post(db, [earned]);
    },
    async declare(uid, id, changes = {}) {
      await db.doc(paths.deposit(uid, id)).create(depositDocument(changes));
    },
    async withdraw(uid, id, amount, changes = {}) {
      await db.doc(paths.withdrawal(uid, id)).create(withdrawalDocument({ amount, ...changes }));
    },
    async decide(uid, kind, requestId, outcome, seen, operator = 'olga') {
      await db
        .doc(paths.operator(operator))
        .set({ grantedBy: 'Grace', grantedAt: FieldValue.serverTimestamp() });
      const looked = outcome !== 'reverse' && { seen: seen ?? (await seenNow(db, uid, kind, requestId)) };
      await db
        .doc(paths.decision(uid, kind, requestId))
        .create(decisionDocument(kind, requestId, outcome, { operator, ...looked }));
    },
    async settle(path, now) {
      await migrate(db);
      return (await openSettler(db, () => now).settle([{ path, since: 0 }])).get(path);
    },
    async statusOf(path) {
      const found = await db.doc(path).get();
      return found.exists ? { status: found.get('status'), refusal: found.get('refusal') ?? null } : null;
    },
    differences,
    async untilSettled(but = []) {
      // Polls instead of listening: see LOOK_AFTER in src/backend/firebase/wait-for-settlement.ts.
      for (const query of pendingQueries(db)) {
        while ((await query.get()).docs.some(({ ref }) => !but.includes(ref.path))) await wait(20);
      }
    },
    async audit(earned) {
      expect(await differences()).toEqual([]);
      const totals = (await db.doc(paths.totals()).get()).data() ?? {};
      const { sequence: _, entries: _entries, ...amounts } = totals;
      expect(sum(Object.values(amounts).map((amount) => cents(amount)))).toBe(0);
      for (const [uid, earning] of Object.entries(earned)) {
        const rows = [...(await rowsOf(paths.deposits(uid))), ...(await rowsOf(paths.withdrawals(uid)))];
        const totalOf = (...statuses: string[]) =>
          rows.reduce((total, { status, amount }) => total + (statuses.includes(status) ? amount : 0), 0);
        const { locked, earning: left, held } = (await db.doc(paths.balances(uid)).get()).data() ?? {};
        expect({ uid, locked: locked ?? 0, held: held ?? 0, earning: left ?? 0 }).toEqual({
          uid,
          locked: totalOf('credited'),
          held: totalOf('held', 'cancelling'),
          earning: earning - totalOf('held', 'cancelling', 'paid'),
        });
      }
    },
  };
}

/** What an operator sees at this moment of what is decided. */
async function seenNow(
  db: Firestore,
  uid: string,
  kind: DecisionKind,
  requestId: string,
): Promise<SeenDeposit | SeenWithdrawal> {
  if (requestKindOf(kind) === 'deposit') {
    const found = (await db.doc(paths.deposit(uid, requestId)).get()).data();
    return found
      ? seenOfDeposit(toDeposit(requestId, found as DepositDocument))
      : { amount: cents(0), createdAt: 0, proofAt: null };
  }
  const found = (await db.doc(paths.withdrawal(uid, requestId)).get()).data();
  return found
    ? seenOfWithdrawal(toWithdrawal(requestId, found as WithdrawalDocument))
    : { amount: cents(0), createdAt: 0 };
}
