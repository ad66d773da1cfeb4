import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import { cents } from '#domain/money/cents.ts';
import { decideDeposit, decideWithdrawal, recordPayout, seenDeposit, seenWithdrawal } from './console.ts';
import { type Harness, ofDomain } from './harness.ts';
import {
  balancesOf,
  depositQueueOf,
  depositsOf,
  outcomeOf,
  refusal,
  uidOf,
  withdrawalsOf,
} from './observe.ts';
import { join, logIn, register } from './people.ts';
import { picture } from './pictures.ts';
import { depositDeclaration, withdrawalRequest } from './requests.ts';

const EMAIL = 'ada@mail.example';
const OPERATOR = 'olga@mail.example';
const PREMIUM = { package: 'premium', amount: cents(1_500_00) } as const;

/** A decision applies to what the operator saw. Of a decision and a member's change, the first recorded one wins. */
export function describeDecisionsAsSeen(harness: Harness): void {
  const itByDomain = ofDomain(harness);
  describe(`decisions on ${harness.name}`, () => {
    let tab: Backend;
    let ada: string;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
      await register(tab, 'olga');
      await harness.makeOperator(OPERATOR);
      await join(tab, 'ada');
      ada = await uidOf(await harness.open());
      await harness.fund(EMAIL, cents(3_000_00));
    });

    it('do not fall on another deposit under the same id', async () => {
      await tab.submitDeposit(depositDeclaration('first'));
      await harness.logInAsOperator(tab, OPERATOR);
      const seen = await seenDeposit(tab, ada, 'first');
      await logIn(tab, 'ada');
      await tab.deleteDeposit('first');
      await harness.pass();
      await tab.submitDeposit({ ...depositDeclaration('first'), ...PREMIUM });

      await harness.logInAsOperator(tab, OPERATOR);
      const decision = { uid: ada, depositId: 'first', note: 'No.' } as const;
      for (const outcome of ['credit', 'refuse'] as const) {
        const late = tab.decideDeposit({ ...decision, seen, outcome });
        expect(await refusal(late)).toBe('changed-since-seen');
      }
      // Looked at again, it can be decided.
      expect(await depositQueueOf(tab).first()).toMatchObject([{ deposit: PREMIUM }]);
      await decideDeposit(tab, { ...decision, outcome: 'refuse' });
      await logIn(tab, 'ada');
      expect(await depositsOf(tab).first()).toMatchObject([{ ...PREMIUM, status: 'refused' }]);
      expect((await balancesOf(tab).first()).locked).toBe(0);
    });

    itByDomain('do not fall on another proof than the one that was shown', async () => {
      await tab.submitDeposit(depositDeclaration('first'));
      const decision = { uid: ada, depositId: 'first', outcome: 'credit', note: 'Seen.' } as const;
      for (const type of ['image/png', 'image/webp'] as const) {
        await harness.logInAsOperator(tab, OPERATOR);
        const seen = await seenDeposit(tab, ada, 'first');
        await logIn(tab, 'ada');
        await harness.pass();
        await tab.putProof('first', picture(type, 100));
        await harness.logInAsOperator(tab, OPERATOR);
        expect(await refusal(tab.decideDeposit({ ...decision, seen }))).toBe('changed-since-seen');
      }
      await decideDeposit(tab, decision);
      await logIn(tab, 'ada');
      expect(await depositsOf(tab).first()).toMatchObject([{ status: 'credited' }]);
    });

    itByDomain('name the withdrawal that was shown, to approve it and to say what was sent', async () => {
      await tab.requestWithdrawal(withdrawalRequest('small'));
      await harness.pass();
      await tab.requestWithdrawal(withdrawalRequest('large', cents(1_500_00)));
      await harness.logInAsOperator(tab, OPERATOR);
      const small = { uid: ada, withdrawalId: 'small', note: null } as const;
      const large = { uid: ada, withdrawalId: 'large', note: null } as const;
      const ofSmall = await seenWithdrawal(tab, ada, 'small');
      const ofLarge = await seenWithdrawal(tab, ada, 'large');
      expect([ofSmall.amount, ofLarge.amount]).toEqual([200_00, 1_500_00]);
      const early = (seen: typeof ofSmall) => ({ ...seen, createdAt: seen.createdAt - 1 });
      const attempts = [
        () => tab.decideWithdrawal({ ...small, seen: ofLarge, outcome: 'pay' }),
        () => tab.decideWithdrawal({ ...small, seen: early(ofSmall), outcome: 'refuse' }),
        () => tab.decideWithdrawal({ ...large, seen: ofSmall, outcome: 'approve' }),
        () => tab.decideWithdrawal({ ...large, seen: early(ofLarge), outcome: 'approve' }),
      ];
      for (const attempt of attempts) expect(await refusal(attempt())).toBe('changed-since-seen');
      await tab.decideWithdrawal({ ...large, seen: ofLarge, outcome: 'approve' });
      await tab.decideWithdrawal({ ...small, seen: ofSmall, outcome: 'pay' });
      const record = { uid: ada, withdrawalId: 'small', reference: 'tx-1' } as const;
      const other = tab.recordPayout({ ...record, seen: early(ofSmall) });
      expect(await refusal(other)).toBe('changed-since-seen');
      await recordPayout(tab, record);
      await logIn(tab, 'ada');
      expect(await withdrawalsOf(tab).first()).toMatchObject([
        { id: 'large', status: 'held', approval: {} },
        { id: 'small', status: 'paid', payout: { reference: 'tx-1' } },
      ]);
    });

    it('hold what they are about as it was seen until they are carried out', async () => {
      await tab.submitDeposit(depositDeclaration('first'));
      await tab.putProof('first', picture('image/png', 100));
      await harness.logInAsOperator(tab, OPERATOR);
      await harness.stopSettler();
      const credit = { uid: ada, depositId: 'first', outcome: 'credit', note: 'Seen.' } as const;
      const recorded = await outcomeOf(decideDeposit(tab, credit));
      expect(['done', 'settlement-pending']).toContain(recorded);

      await logIn(tab, 'ada');
      expect(await refusal(tab.deleteDeposit('first'))).toBe('already-decided');
      expect(await refusal(tab.putProof('first', picture('image/webp', 50)))).toBe('already-decided');
      expect(await tab.readProof('first')).toEqual(picture('image/png', 100));
      const deposits = depositsOf(tab);
      await deposits.first();
      await harness.startSettler();
      await deposits.until(([deposit]) => deposit?.status === 'credited');
      await balancesOf(tab).until(({ locked }) => locked === 500_00);
    });

    it('win over a cancellation that comes after them', async () => {
      await tab.requestWithdrawal(withdrawalRequest('first'));
      await harness.logInAsOperator(tab, OPERATOR);
      await harness.stopSettler();
      const pay = { uid: ada, withdrawalId: 'first', outcome: 'pay', note: null } as const;
      const recorded = await outcomeOf(decideWithdrawal(tab, pay));
      expect(['done', 'settlement-pending']).toContain(recorded);

      await logIn(tab, 'ada');
      expect(await refusal(tab.cancelWithdrawal('first'))).toBe('already-decided');
      // Its money is still held: the account cannot go before it.
      if (recorded !== 'done') expect(await refusal(tab.deleteAccount())).toBe('withdrawals-open');
      const withdrawals = withdrawalsOf(tab);
      await withdrawals.first();
      await harness.startSettler();
      await withdrawals.until(([withdrawal]) => withdrawal?.status === 'paid');
      await balancesOf(tab).until(({ earning, held }) => earning === 2_800_00 && held === 0);
    });

    it('lose to a cancellation that came before them', async () => {
      await tab.requestWithdrawal(withdrawalRequest('first'));
      await harness.logInAsOperator(tab, OPERATOR);
      const seen = await seenWithdrawal(tab, ada, 'first');
      await logIn(tab, 'ada');
      await harness.stopSettler();
      const cancelled = await outcomeOf(tab.cancelWithdrawal('first'));
      expect(['done', 'settlement-pending']).toContain(cancelled);

      await harness.logInAsOperator(tab, OPERATOR);
      const decision = { uid: ada, withdrawalId: 'first', seen, note: 'No.' } as const;
      for (const outcome of ['pay', 'refuse'] as const) {
        expect(await refusal(tab.decideWithdrawal({ ...decision, outcome }))).toBe('already-decided');
      }
      await logIn(tab, 'ada');
      const withdrawals = withdrawalsOf(tab);
      await withdrawals.first();
      await harness.startSettler();
      await withdrawals.until(([withdrawal]) => withdrawal?.status === 'cancelled');
      await balancesOf(tab).until(({ earning, held }) => earning === 3_000_00 && held === 0);
    });
  });
}
