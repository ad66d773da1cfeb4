import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import { type Cents, cents, ZERO } from '#domain/money/cents.ts';
import { decideDeposit, decideWithdrawal } from './console.ts';
import type { Harness } from './harness.ts';
import { balancesOf, depositsOf, outcomesOf, refusal, withdrawalsOf } from './observe.ts';
import { join, logIn, register } from './people.ts';
import { depositDeclaration, withdrawalRequest } from './requests.ts';

const EMAIL = 'ada@mail.example';
const EARNED = cents(300_00);

/** Amounts that no form accepts, but a custom client can send. */
const NO_AMOUNTS = [Number.NaN, Number.POSITIVE_INFINITY, -200_00, 0, 0.5, 150_00.5, 2 ** 53, '20000', null];

/**
 * Attempts to show more on an account than it was given, through the port. tests/firebase/rules tries what a browser
 * could send to Firestore directly. The browser's owner can edit the embedded database; it is theirs.
 */
export function describeNoOverspending(harness: Harness): void {
  describe(`an account shows no more than it was given on ${harness.name}`, () => {
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
      await join(tab, 'ada');
      await harness.fund(EMAIL, EARNED);
    });

    const has = async (locked: number, earning: number, held: number) => {
      const balances = balancesOf(await harness.open());
      await balances.until((all) => all.locked === locked && all.earning === earning && all.held === held);
      balances.stop();
    };

    it('by withdrawing invalid amounts', async () => {
      for (const amount of NO_AMOUNTS) {
        await refusal(tab.requestWithdrawal(withdrawalRequest(`odd-${amount}`, amount as Cents)));
      }
      expect(await withdrawalsOf(tab).first()).toEqual([]);
      await has(0, EARNED, 0);
    });

    it('by requesting the same money many times at once', async () => {
      const other = await harness.open();
      const asked = Array.from({ length: 6 }, (_, index) =>
        (index % 2 === 0 ? tab : other).requestWithdrawal(withdrawalRequest(`w${index}`, cents(120_00))),
      );
      expect(await outcomesOf(asked)).toEqual(['done', 'done', ...Array(4).fill('insufficient-funds')]);
      await has(0, 60_00, 240_00);
    });

    it('by cancelling in two tabs while the operator pays', async () => {
      await tab.requestWithdrawal(withdrawalRequest('first', cents(200_00)));
      const other = await harness.open();
      await Promise.allSettled([
        tab.cancelWithdrawal('first'),
        harness.payWithdrawal(EMAIL, 'first'),
        other.cancelWithdrawal('first'),
      ]);
      const [ended] = await withdrawalsOf(tab).until(([first]) => first?.status !== 'held');
      await has(0, ended?.status === 'paid' ? 100_00 : 300_00, 0);
    });

    it('by deleting a credited deposit, and declaring it again for more', async () => {
      await tab.submitDeposit(depositDeclaration('first'));
      await harness.creditDeposit(EMAIL, 'first');
      expect(await refusal(tab.deleteDeposit('first'))).toBe('already-decided');
      await tab.submitDeposit({
        ...depositDeclaration('first'),
        package: 'premium',
        amount: cents(1_500_00),
      });
      expect(await depositsOf(tab).first()).toMatchObject([{ status: 'credited', amount: 500_00 }]);
      // Refused, or known to be settled already: money moves once.
      await Promise.allSettled([harness.creditDeposit(EMAIL, 'first')]);
      await has(500_00, EARNED, 0);
    });

    it('by deciding one’s own requests', async () => {
      await tab.submitDeposit(depositDeclaration('first'));
      const session = await sessionUid(tab);
      const own = { uid: session, note: null } as const;
      const credit = decideDeposit(tab, { ...own, depositId: 'first', outcome: 'credit' });
      expect(await refusal(credit)).toBe('permission-denied');
      await tab.requestWithdrawal(withdrawalRequest('w', cents(200_00)));
      const refuse = decideWithdrawal(tab, { ...own, withdrawalId: 'w', outcome: 'refuse' });
      expect(await refusal(refuse)).toBe('permission-denied');
      await has(0, 100_00, 200_00);
    });

    it('by naming another member’s requests', async () => {
      await tab.requestWithdrawal(withdrawalRequest('of-ada', cents(200_00)));
      await register(tab, 'ben');
      await logIn(tab, 'ben');
      expect(await refusal(tab.cancelWithdrawal('of-ada'))).toBe('not-found');
      expect(await refusal(tab.requestWithdrawal(withdrawalRequest('of-ada', cents(200_00))))).toBe(
        'insufficient-funds',
      );
      expect(await balancesOf(tab).first()).toEqual({ locked: ZERO, earning: ZERO, held: ZERO });
      await logIn(tab, 'ada');
      await has(0, 100_00, 200_00);
    });
  });
}

function sessionUid(tab: Backend): Promise<string> {
  return new Promise((resolve, reject) => {
    const stop = tab.watchSession((session) => {
      if (!('uid' in session)) return;
      resolve(session.uid);
      queueMicrotask(() => stop());
    }, reject);
  });
}
