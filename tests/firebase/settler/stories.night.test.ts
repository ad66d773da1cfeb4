import { NOT_SENDING } from '#settler/mails/sender.ts';
import fc from 'fast-check';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { expect, it } from 'vitest';
import { seenOfDeposit, seenOfWithdrawal } from '#domain/decisions/seen.ts';
import { hasDecidedNothing } from '#domain/settlement/settlement.ts';
import { MINUTE } from '#domain/time.ts';
import { toDeposit, toWithdrawal } from '#firestore/decode.ts';
import type { DepositDocument, WithdrawalDocument } from '#firestore/documents.ts';
import { paths } from '#firestore/paths.ts';
import { NO_WITNESSES } from '#settler/ledger/witnesses.ts';
import { NOT_RETAINING } from '#settler/retention/watch-retention.ts';
import { NOT_REVOKING } from '#settler/sessions/watch-sessions.ts';
import { healthOf } from '#settler/runtime/health.ts';
import { openSettler } from '#settler/requests/settler.ts';
import { watchRequests } from '#settler/requests/watch-requests.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openWorld, type World } from './world.ts';

const STORIES = 5;
const MEMBERS = ['ada', 'ben', 'eve'];
/** The parts of a settler that do not run here. */
const OTHERS = {
  ...NOT_SENDING,
  ...NOT_RETAINING,
  ...NOT_REVOKING,
  arePartnersSynced: true,
  isLogRefused: false,
  ...NO_WITNESSES,
};
const EARNED = Object.fromEntries(MEMBERS.map((uid) => [uid, 600_00]));

const step = fc.record({
  kind: fc.constantFrom(
    'declare',
    'delete',
    'credit',
    'refuse',
    'withdraw',
    'withdraw',
    'cancel',
    'pay',
    'return',
    'decide again',
  ),
  uid: fc.constantFrom(...MEMBERS),
  id: fc.constantFrom('a', 'b', 'c'),
  amount: fc.integer({ min: 50_00, max: 400_00 }),
});
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

/** Only what the rules allow; everything else is left out here. */
async function perform(
  { db, declare, withdraw, decide }: World,
  { kind, uid, id, amount }: Step,
): Promise<void> {
  const [deposit, withdrawal] = [db.doc(paths.deposit(uid, id)), db.doc(paths.withdrawal(uid, id))];
  switch (kind) {
    case 'declare':
      if ((await db.doc(paths.decision(uid, 'deposit', id)).get()).exists) return;
      return declare(uid, id);
    case 'delete':
      return db.runTransaction(async (transaction) => {
        if ((await transaction.get(deposit)).get('status') === 'pending') transaction.delete(deposit);
      });
    case 'credit':
    case 'refuse':
      return decideOn(await deposit.get(), 'pending', (found) =>
        decide(uid, 'deposit', id, kind, seenOfDeposit(toDeposit(id, found as DepositDocument))),
      );
    case 'decide again':
      return db.runTransaction(async (transaction) => {
        const decision = db.doc(paths.decision(uid, 'deposit', id));
        if (hasDecidedNothing((await transaction.get(decision)).get('refusal') ?? null))
          transaction.delete(decision);
      });
    case 'withdraw':
      return withdraw(uid, id, amount);
    case 'cancel':
      return db.runTransaction(async (transaction) => {
        if ((await transaction.get(withdrawal)).get('status') !== 'held') return;
        transaction.update(withdrawal, { status: 'cancelling' });
      });
    default:
      return decideOn(await withdrawal.get(), 'held', (found) => {
        const seen = seenOfWithdrawal(toWithdrawal(id, found as WithdrawalDocument));
        return decide(uid, 'withdrawal', id, kind === 'pay' ? 'pay' : 'refuse', seen);
      });
  }
}

/** Decides on what was there a moment ago: the member may have changed it before the decision arrives. */
async function decideOn(
  found: DocumentSnapshot,
  status: string,
  decide: (document: unknown) => Promise<void>,
): Promise<void> {
  if (found.get('status') === status) await decide(found.data());
}

it(`${STORIES} concurrent stories of members and operators leave every cent where the log says, and no request open`, async () => {
  const stories = fc.sample(fc.array(step, { minLength: 60, maxLength: 60 }), {
    numRuns: STORIES,
    seed: 20260115,
  });
  let settled = 0;
  for (const story of stories) {
    const world = openWorld();
    for (const uid of MEMBERS) await world.fund(uid, 600_00);
    const settler = watchRequests(world.db, openSettler(world.db, Date.now), Date.now, {
      settled: (_, { kind }) => {
        if (kind === 'settled') settled += 1;
      },
      setAside: (path, cause) => console.error(path, cause),
      failed: (path, cause) => console.error(path, cause),
    });
    for (let start = 0; start < story.length; start += 4) {
      // Four at a time. What exists or is decided already fails, as in a browser.
      await Promise.allSettled(story.slice(start, start + 4).map((each) => perform(world, each)));
    }
    await world.untilSettled();
    await eventually(() =>
      expect(healthOf({ ...settler.status(), ...OTHERS }, null, Date.now(), 2 * MINUTE)).toMatchObject({
        healthy: true,
        setAside: 0,
        failing: 0,
      }),
    );
    await settler.stop();
    await world.audit(EARNED);
  }
  expect(settled).toBeGreaterThan(STORIES * 2);
});
