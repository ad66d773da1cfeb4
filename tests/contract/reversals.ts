import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend, PayoutsToSend } from '#backend/port/backend.ts';
import type { Decision } from '#domain/decisions/decision.ts';
import { checkWith } from '#domain/log/ed25519.ts';
import { readVerifierKey } from '#domain/log/note.ts';
import { checkInclusionProof, readInclusionProof, writeInclusionProof } from '#domain/log/inclusion-proof.ts';
import { inclusionProofOf } from '#domain/log/source.ts';
import { verifyPublicLog } from '#domain/log/verify.ts';
import { cents } from '#domain/money/cents.ts';
import { EVERYTHING } from '#domain/money/statement.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import type { Harness } from './harness.ts';
import {
  balancesOf,
  depositsOf,
  observe,
  postingsOf,
  refusal,
  totalsOf,
  uidOf,
  withdrawalsOf,
} from './observe.ts';
import { join, joinAsOperator } from './people.ts';
import { depositDeclaration, withdrawalRequest } from './requests.ts';

const ADA = 'ada@mail.example';

const check = checkWith(crypto.subtle);

export function describeReversals(harness: Harness): void {
  describe(`corrections on ${harness.name}`, () => {
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
      await join(tab, 'ada');
      await tab.submitDeposit(depositDeclaration('first'));
      await harness.creditDeposit(ADA, 'first');
      await balancesOf(tab).until(({ locked }) => locked === cents(500_00));
    });

    it('take a credit back by a posting that says why, and both stay in the statement', async () => {
      await harness.reverse(ADA, 'deposit', 'first', 'Credited twice.');
      await balancesOf(tab).until(({ locked }) => locked === cents(0));
      const uid = await uidOf(tab);
      const [credit, reversal] = await postingsOf(tab).until(({ length }) => length === 2);
      expect(reversal).toMatchObject({
        balances: { locked: 0, earning: 0, held: 0 },
        posting: {
          kind: 'reversal',
          from: `locked:${uid}`,
          to: 'external',
          amount: 500_00,
          subject: 'first',
          reversal: { of: credit?.posting.id, entry: 1, reason: 'Credited twice.' },
        },
      });
      const corrections = await postingsOf(tab, { ...EVERYTHING, kinds: ['creditReversal'] }).first();
      expect(corrections.map(({ posting }) => posting.id)).toEqual([reversal?.posting.id]);
      await depositsOf(tab).until(([deposit]) => deposit?.reversed?.reason === 'Credited twice.');
      expect(await depositsOf(tab).first()).toMatchObject([{ id: 'first', status: 'reversed' }]);
    });

    it('bring a payout back to Earning, and nothing is left to be sent', async () => {
      await harness.fund(ADA, cents(300_00));
      await tab.requestWithdrawal(withdrawalRequest('out'));
      await harness.payWithdrawal(ADA, 'out');
      await balancesOf(tab).until(({ earning, held }) => earning === cents(100_00) && held === cents(0));
      await harness.reverse(ADA, 'withdrawal', 'out', 'The bank returned it.');
      await balancesOf(tab).until(({ earning, held }) => earning === cents(300_00) && held === cents(0));
      // Two postings, of one request: the entry says what came back.
      expect(await verifyPublicLog(tab.publicLog, { check, tiles: 'all' })).toMatchObject({
        ok: true,
        checkpoint: { size: 5 },
        books: { external: -800_00, members: 800_00 },
      });
      await withdrawalsOf(tab).until(([only]) => only?.status === 'reversed');
      expect(await withdrawalsOf(tab).first()).toMatchObject([
        { id: 'out', reversed: { reason: 'The bank returned it.' } },
      ]);
      const open = observe<readonly Withdrawal[]>((...call) => tab.watchOpenWithdrawals(...call));
      expect(await open.first()).toEqual([]);

      await joinAsOperator(harness, tab, 'olga');
      const payouts = observe<PayoutsToSend>((...call) => tab.watchPayouts(10, ...call));
      expect(await payouts.first()).toEqual({ rows: [], total: 0 });
    });

    it('stand in the audit trail and in the public log, which adds up and proves them', async () => {
      await harness.reverse(ADA, 'deposit', 'first', 'Credited twice.');
      expect(await verifyPublicLog(tab.publicLog, { check, tiles: 'all' })).toMatchObject({
        ok: true,
        checkpoint: { size: 2 },
        books: { external: 0, members: 0 },
      });
      const [, reversal] = await postingsOf(tab).until(({ length }) => length === 2);
      const logged = await tab.readLoggedRequest(reversal?.posting.id ?? '');
      const proof = readInclusionProof(
        writeInclusionProof(await inclusionProofOf(tab.publicLog, logged, await tab.publicLog.checkpoint())),
      );
      const key = readVerifierKey(await tab.publicLog.verifierKey());
      expect(proof?.postings[0]?.reversal).toMatchObject({ entry: 1, reason: 'Credited twice.' });
      expect(proof && key && (await checkInclusionProof(proof, key, check))).toMatchObject({ ok: true });

      await joinAsOperator(harness, tab, 'olga');
      const trail = observe<readonly Decision[]>((...call) => tab.watchDecisions(10, ...call));
      expect((await trail.first())[0]).toMatchObject({
        requestKind: 'deposit',
        requestId: 'first',
        outcome: 'reverse',
        note: 'Credited twice.',
        amount: 500_00,
        status: 'settled',
        member: { username: 'ada' },
      });
      await totalsOf(tab).until(({ external, locked }) => external === cents(0) && locked === cents(0));
    });

    it('are made once', async () => {
      await harness.reverse(ADA, 'deposit', 'first', 'Credited twice.');
      await expect(harness.reverse(ADA, 'deposit', 'first', 'Once more.')).rejects.toThrow();
      const posted = await postingsOf(tab).until(({ length }) => length === 2);
      expect(posted.map(({ posting }) => posting.kind)).toEqual(['credit', 'reversal']);
    });

    it('are refused while the member has spent some of it, and can be repeated when there is enough', async () => {
      await tab.activateLevel({ matrix: 's6', level: 1 });
      await balancesOf(tab).until(({ locked }) => locked === cents(495_00));
      await expect(harness.reverse(ADA, 'deposit', 'first', 'Credited twice.')).rejects.toThrow();
      expect(await depositsOf(tab).first()).toMatchObject([{ status: 'credited' }]);
      await balancesOf(tab).until(({ locked }) => locked === cents(495_00));

      await tab.submitDeposit(depositDeclaration('second'));
      await harness.creditDeposit(ADA, 'second');
      await harness.reverse(ADA, 'deposit', 'first', 'Credited twice.');
      await balancesOf(tab).until(({ locked }) => locked === cents(495_00));
      await depositsOf(tab).until((all) => all.some(({ status }) => status === 'reversed'));
    });

    it('are nothing that a member can make', async () => {
      const reverse = tab.sandbox?.reverse({
        uid: await uidOf(tab),
        requestKind: 'deposit',
        requestId: 'first',
        reason: 'Mine.',
      });
      // Elsewhere than in a browser's own programme, only those who run the site can.
      if (reverse) expect(await refusal(reverse)).toBe('permission-denied');
      expect(await depositsOf(tab).first()).toMatchObject([{ status: 'credited' }]);
    });
  });
}
