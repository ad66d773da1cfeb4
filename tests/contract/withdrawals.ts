import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import { cents, ZERO } from '#domain/money/cents.ts';
import type { Harness } from './harness.ts';
import { balancesOf, outcomesOf, refusal, withdrawalsOf } from './observe.ts';
import { join, logIn, register } from './people.ts';
import { withdrawalRequest as request } from './requests.ts';

const EMAIL = 'ada@mail.example';

const balances = (earning: number, held: number) => ({
  locked: ZERO,
  earning: cents(earning),
  held: cents(held),
});

export function describeWithdrawals(harness: Harness): void {
  describe(`withdrawals on ${harness.name}`, () => {
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
      await join(tab, 'ada');
    });

    it('start from nothing', async () => {
      expect(await withdrawalsOf(tab).first()).toEqual([]);
      expect(await balancesOf(tab).first()).toEqual(balances(0, 0));
    });

    it('are refused beyond what was earned', async () => {
      await harness.fund(EMAIL, cents(150_00));
      expect(await refusal(tab.requestWithdrawal(request('too-much')))).toBe('insufficient-funds');
      expect(await withdrawalsOf(tab).first()).toEqual([]);
      expect(await balancesOf(tab).first()).toEqual(balances(150_00, 0));
    });

    it('hold the amount at once, seen by a second tab', async () => {
      await harness.fund(EMAIL, cents(350_00));
      const other = await harness.open();
      const elsewhere = withdrawalsOf(other);
      const money = balancesOf(other);
      await Promise.all([elsewhere.first(), money.first()]);
      await tab.requestWithdrawal(request('first'));

      const [withdrawal] = await elsewhere.until(([first]) => first?.status === 'held');
      expect(withdrawal).toMatchObject({ ...request('first'), status: 'held', decidedAt: null, note: null });
      await money.until(({ held }) => held === cents(200_00));
      expect(money.values.at(-1)).toEqual(balances(150_00, 200_00));
    });

    it('hold once, however often the same request is sent', async () => {
      await harness.fund(EMAIL, cents(1_000_00));
      await Promise.all([tab.requestWithdrawal(request('same')), tab.requestWithdrawal(request('same'))]);
      await tab.requestWithdrawal(request('same', cents(300_00)));
      expect(await withdrawalsOf(tab).first()).toMatchObject([request('same')]);
      expect(await balancesOf(tab).first()).toEqual(balances(800_00, 200_00));
    });

    it('hold the same money for one of two concurrent tabs', async () => {
      await harness.fund(EMAIL, cents(300_00));
      const other = await harness.open();
      const outcomes = await outcomesOf([
        tab.requestWithdrawal(request('here')),
        other.requestWithdrawal(request('there')),
      ]);
      expect(outcomes).toEqual(['done', 'insufficient-funds']);
      expect(await withdrawalsOf(tab).first()).toHaveLength(1);
      expect(await balancesOf(tab).first()).toEqual(balances(100_00, 200_00));
    });

    it('give the money back once, however often they are cancelled', async () => {
      await harness.fund(EMAIL, cents(200_00));
      await tab.requestWithdrawal(request('first'));
      await tab.cancelWithdrawal('first');
      await tab.cancelWithdrawal('first');

      const [withdrawal] = await withdrawalsOf(tab).first();
      expect(withdrawal).toMatchObject({ status: 'cancelled' });
      expect(withdrawal?.decidedAt).not.toBeNull();
      expect(await balancesOf(tab).first()).toEqual(balances(200_00, 0));
    });

    it('give it back once when two tabs cancel at once', async () => {
      await harness.fund(EMAIL, cents(200_00));
      await tab.requestWithdrawal(request('first'));
      const other = await harness.open();
      await Promise.all([tab.cancelWithdrawal('first'), other.cancelWithdrawal('first')]);
      expect(await balancesOf(tab).first()).toEqual(balances(200_00, 0));
    });

    it('stay cancelled when the request arrives again', async () => {
      await harness.fund(EMAIL, cents(200_00));
      await tab.requestWithdrawal(request('first'));
      await tab.cancelWithdrawal('first');
      await tab.requestWithdrawal(request('first'));
      expect(await withdrawalsOf(tab).first()).toMatchObject([{ status: 'cancelled' }]);
      expect(await balancesOf(tab).first()).toEqual(balances(200_00, 0));
    });

    it('cannot be cancelled once paid', async () => {
      await harness.fund(EMAIL, cents(200_00));
      await tab.requestWithdrawal(request('first'));
      const withdrawals = withdrawalsOf(tab);
      await withdrawals.first();
      await harness.payWithdrawal(EMAIL, 'first');
      await withdrawals.until(([withdrawal]) => withdrawal?.status === 'paid');
      expect(await refusal(tab.cancelWithdrawal('first'))).toBe('already-decided');
      expect(await balancesOf(tab).first()).toEqual(balances(0, 0));
    });

    it('belong to one member, also under an id that another has used', async () => {
      await register(tab, 'ben');
      await harness.fund(EMAIL, cents(200_00));
      await harness.fund('ben@mail.example', cents(500_00));
      await tab.requestWithdrawal(request('shared-id'));

      await logIn(tab, 'ben');
      expect(await withdrawalsOf(tab).first()).toEqual([]);
      await tab.requestWithdrawal(request('shared-id', cents(400_00)));
      await tab.cancelWithdrawal('shared-id');
      expect(await balancesOf(tab).first()).toEqual(balances(500_00, 0));

      await logIn(tab, 'ada');
      expect(await withdrawalsOf(tab).first()).toMatchObject([{ status: 'held' }]);
      expect(await balancesOf(tab).first()).toEqual(balances(0, 200_00));
    });

    it('are listed newest first', async () => {
      await harness.fund(EMAIL, cents(1_000_00));
      for (const id of ['b-first', 'c-second', 'a-third']) {
        await tab.requestWithdrawal(request(id));
        await harness.pass();
      }
      const ids = (await withdrawalsOf(tab).first()).map(({ id }) => id);
      expect(ids).toEqual(['a-third', 'c-second', 'b-first']);
    });

    it('are refused after the session ended in another tab', async () => {
      await harness.fund(EMAIL, cents(200_00));
      await (await harness.open()).logOut();
      expect(await refusal(tab.requestWithdrawal(request('late')))).toBe('session-expired');
      expect(await refusal(tab.cancelWithdrawal('late'))).toBe('session-expired');
    });
  });
}
