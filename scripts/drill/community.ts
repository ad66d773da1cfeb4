import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { usernameSkeleton } from '#domain/accounts/username-skeleton.ts';
import type { DecisionKind } from '#domain/decisions/decision.ts';
import { levelKey, type MatrixLevel } from '#domain/programme/activation.ts';
import type {
  AccountDocument,
  DecisionDocument,
  OperatorDocument,
  UsernameDocument,
  UsernameSkeletonDocument,
} from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { settleAll } from '#settler/requests/settle-all.ts';
import { openSettler } from '#settler/requests/settler.ts';
import { migrate } from '#settler/schema/migrate.ts';
import type { Report } from '#settler/runtime/report.ts';
import {
  activationDocument,
  decisionDocument,
  depositDocument,
  withdrawalDocument,
} from '#tests/support/request-documents.ts';

/** Sample members, uplines first. Their uids are their usernames. */
export const MEMBERS = [
  { username: 'ada', upline: 'tessera' },
  { username: 'ben', upline: 'ada' },
  { username: 'cleo', upline: 'ada' },
] as const;

const PREMIUM = 1_500_00;
const UP_TO = [1, 2, 3, 4, 5, 6, 7];

type Written<Document> = { [Field in keyof Document]?: unknown };

/**
 * Writes a sample community by the requests of members and operators, which a settler carries out: deposits credited, refused
 * and pending, levels that earn, withdrawals in every state, the record of a payment, corrections.
 *
 * @throws Error when one cannot be settled
 */
export async function addCommunity(db: Firestore): Promise<void> {
  await migrate(db);
  const operator: Written<OperatorDocument> = {
    grantedBy: 'Grace',
    grantedAt: FieldValue.serverTimestamp(),
  };
  await db.doc(paths.operator('olga')).set(operator);
  for (const { username, upline } of MEMBERS) await addAccount(db, username, upline);
  for (const { username: uid } of MEMBERS) {
    await deposit(db, uid, 'd1', 'premium', PREMIUM);
    await decide(db, uid, 'deposit', 'd1', 'credit');
  }
  await deposit(db, 'ada', 'd2', 'bronze', 300_00);
  await decide(db, 'ada', 'deposit', 'd2', 'refuse');
  await deposit(db, 'ben', 'd2', 'bronze', 300_00);
  await deposit(db, 'cleo', 'd2', 'bronze', 300_00);
  await decide(db, 'cleo', 'deposit', 'd2', 'credit');
  await settle(db);
  await decide(db, 'cleo', 'credit-reversal', 'd2', 'reverse', 'Credited twice.');

  for (const uid of ['ada', 'ben']) await activate(db, uid, 's8', UP_TO);
  await activate(db, 'cleo', 's6', [1, 2]);

  for (const id of ['paid', 'refused', 'cancelled', 'held', 'returned']) await withdraw(db, 'ada', id);
  await settle(db);
  await decide(db, 'ada', 'withdrawal', 'paid', 'pay');
  await decide(db, 'ada', 'withdrawal', 'refused', 'refuse');
  await decide(db, 'ada', 'withdrawal', 'returned', 'pay');
  await db.doc(paths.withdrawal('ada', 'cancelled')).update({ status: 'cancelling' });
  await settle(db);
  await decide(db, 'ada', 'payout-reversal', 'returned', 'reverse', 'The bank returned it.');
  await decide(db, 'ada', 'sending', 'paid', 'send', 'TEST-0001');
  await settle(db);
}

async function addAccount(db: Firestore, username: string, upline: string): Promise<void> {
  const account: Written<AccountDocument> = {
    username,
    upline,
    uplineConfirmed: true,
    firstName: 'Sample',
    lastName: 'Member',
    phoneNumber: null,
    country: null,
    guest: false,
    createdAt: FieldValue.serverTimestamp(),
  };
  const batch = db.batch();
  batch.create(db.doc(paths.account(username)), account);
  batch.create(db.doc(paths.username(username)), { uid: username } satisfies UsernameDocument);
  const skeleton = db.doc(paths.usernameSkeleton(usernameSkeleton(username)));
  batch.create(skeleton, { username } satisfies UsernameSkeletonDocument);
  await batch.commit();
}

async function deposit(
  db: Firestore,
  uid: string,
  id: string,
  chosen: string,
  amount: number,
): Promise<void> {
  const proofAt = FieldValue.serverTimestamp();
  const document = depositDocument({ package: chosen, amount, proofAt });
  await db.doc(paths.deposit(uid, id)).create(document);
}

export async function withdraw(db: Firestore, uid: string, id: string): Promise<void> {
  await db.doc(paths.withdrawal(uid, id)).create(withdrawalDocument());
}

async function decide(
  db: Firestore,
  uid: string,
  kind: DecisionKind,
  requestId: string,
  outcome: DecisionDocument['outcome'],
  note: string | null = null,
): Promise<void> {
  const document = decisionDocument(kind, requestId, outcome, { note });
  await db.doc(paths.decision(uid, kind, requestId)).create(document);
}

/** One level after another: each needs the one below. */
async function activate(
  db: Firestore,
  uid: string,
  matrix: MatrixLevel['matrix'],
  levels: readonly number[],
): Promise<void> {
  for (const level of levels) {
    const chosen = { matrix, level };
    await db.doc(paths.activation(uid, levelKey(chosen))).create(activationDocument(chosen));
    await settle(db);
  }
}

/** Everything that is pending. @throws Error when something fails */
export async function settle(db: Firestore): Promise<void> {
  const report: Report = {
    settled: () => undefined,
    setAside: (path, cause) => {
      throw new Error(`${path} is set aside`, { cause });
    },
    failed: (_, cause) => {
      throw cause;
    },
  };
  await settleAll(db, openSettler(db, Date.now), report, new AbortController().signal);
}
