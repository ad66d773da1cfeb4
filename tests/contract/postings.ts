import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import { cents } from '#domain/money/cents.ts';
import { balancesOf as balancesAfterAll } from '#domain/money/ledger.ts';
import type { History } from '#domain/money/portfolio.ts';
import { EVERYTHING, STATEMENT_GROUPS, type StatementGroup } from '#domain/money/statement.ts';
import type { Harness } from './harness.ts';
import { balancesOf, observe, postingsOf, sessionOf } from './observe.ts';
import { join, logIn, register } from './people.ts';
import { depositDeclaration } from './requests.ts';

const BANK = {
  method: 'bank',
  country: 'US',
  bankName: 'Sample Bank',
  accountHolder: 'Sample Holder',
  accountNumber: '00000000',
  zip: '00000',
  postalCode: '00000',
} as const;

export function describePostings(harness: Harness): void {
  describe(`postings on ${harness.name}`, () => {
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
      await join(tab, 'ada');
    });

    it('arrive live, in ledger order, and add up to the balances', async () => {
      const postings = postingsOf(tab);
      expect(await postings.first()).toEqual([]);

      await harness.fund('ada@mail.example', cents(300_00));
      await tab.submitDeposit(depositDeclaration('first'));
      await harness.pass();
      await harness.creditDeposit('ada@mail.example', 'first');
      await tab.requestWithdrawal({ id: 'out', amount: cents(120_00), details: BANK });
      await harness.pass();
      await tab.requestWithdrawal({ id: 'back', amount: cents(100_00), details: BANK });
      await harness.payWithdrawal('ada@mail.example', 'out');
      await tab.cancelWithdrawal('back');

      const posted = await postings.until(({ length }) => length === 6);
      const all = posted.map(({ posting }) => posting);
      expect(all.map(({ kind, amount, subject }) => [kind, amount, subject])).toEqual([
        ['credit', 300_00, 'earlier earnings'],
        ['credit', 500_00, 'first'],
        ['hold', 120_00, 'out'],
        ['hold', 100_00, 'back'],
        ['pay', 120_00, 'out'],
        ['release', 100_00, 'back'],
      ]);
      const session = await sessionOf(tab).first();
      const uid = 'uid' in session ? session.uid : '';
      expect(all.map(({ from, to }) => `${from} → ${to}`).slice(1, 3)).toEqual([
        `external → locked:${uid}`,
        `earning:${uid} → held:${uid}`,
      ]);
      expect(new Set(all.map(({ id }) => id)).size).toBe(6);
      expect(all.every(({ at }) => Number.isSafeInteger(at))).toBe(true);
      for (const [nth, { balances }] of posted.entries()) {
        expect(balances).toEqual(balancesAfterAll(uid, all.slice(0, nth + 1)));
      }
      expect(await balancesOf(tab).first()).toEqual(posted.at(-1)?.balances);
    });

    it('are found by what people think in, and a correction with what it takes back', async () => {
      const ada = 'ada@mail.example';
      await harness.fund(ada, cents(300_00));
      for (const id of ['first', 'second']) {
        await tab.submitDeposit(depositDeclaration(id));
        await harness.creditDeposit(ada, id);
      }
      await harness.pass();
      await tab.activateLevel({ matrix: 's8', level: 1 });
      await tab.requestWithdrawal({ id: 'out', amount: cents(120_00), details: BANK });
      await harness.payWithdrawal(ada, 'out');
      await harness.pass();
      await harness.reverse(ada, 'deposit', 'first', 'Credited twice.');
      await harness.reverse(ada, 'withdrawal', 'out', 'The bank returned it.');
      await register(tab, 'ben', { upline: 'ada' });
      await logIn(tab, 'ben');
      await harness.fund('ben@mail.example', cents(5_00));
      await tab.activateLevel({ matrix: 's8', level: 1 });
      await logIn(tab, 'ada');
      const all = await postingsOf(tab).until(({ length }) => length === 10);

      const found = async (group: StatementGroup) => {
        const postings = await postingsOf(tab, { ...EVERYTHING, kinds: STATEMENT_GROUPS[group] }).first();
        return postings.map(({ posting: { kind, subject } }) => [kind, subject]);
      };
      const groups = {
        income: await found('income'),
        levels: await found('levels'),
        deposits: await found('deposits'),
        withdrawals: await found('withdrawals'),
      };
      expect(groups).toEqual({
        income: [['activation', 's8-1']],
        levels: [['activation', 's8-1']],
        deposits: [
          ['credit', 'earlier earnings'],
          ['credit', 'first'],
          ['credit', 'second'],
          ['reversal', 'first'],
        ],
        withdrawals: [
          ['hold', 'out'],
          ['pay', 'out'],
          ['reversal', 'out'],
          ['release', 'out'],
        ],
      });
      expect(Object.values(groups).flat()).toHaveLength(all.length);
    });

    it('add up by kind, so that two of them give the sums of any time between', async () => {
      const ada = 'ada@mail.example';
      await harness.fund(ada, cents(300_00));
      await tab.submitDeposit(depositDeclaration('first'));
      await harness.creditDeposit(ada, 'first');
      await harness.pass();
      await tab.activateLevel({ matrix: 's8', level: 1 });
      await tab.requestWithdrawal({ id: 'out', amount: cents(120_00), details: BANK });
      await harness.payWithdrawal(ada, 'out');
      const posted = await postingsOf(tab).until(({ length }) => length === 5);
      const credited = { credit: 800_00 };
      const activated = { ...credited, activation: -5_00 };
      expect(posted.map(({ sums }) => sums)).toEqual([
        ...[{ credit: 300_00 }, credited, activated, activated],
        { ...activated, pay: -120_00 },
      ]);
    });

    it('make a history, step by step, which goes on with the next', async () => {
      const history = observe<History>((...call) => tab.watchHistory(...call));
      expect(await history.first()).toEqual({ steps: [], dayEnds: null });
      const ada = 'ada@mail.example';
      await harness.fund(ada, cents(300_00));
      await harness.pass();
      await tab.requestWithdrawal({ id: 'out', amount: cents(120_00), details: BANK });
      await harness.payWithdrawal(ada, 'out');
      const { steps, dayEnds } = await history.until((known) => known.steps.length === 3);
      expect(dayEnds).toBeNull();
      expect(steps.map(({ kind, balances }) => [kind, balances])).toEqual([
        ['credit', { locked: 0, earning: 300_00, held: 0 }],
        ['hold', { locked: 0, earning: 180_00, held: 120_00 }],
        ['pay', { locked: 0, earning: 180_00, held: 0 }],
      ]);
      const posted = await postingsOf(tab).until(({ length }) => length === 3);
      expect(steps.map(({ at }) => at)).toEqual(posted.map(({ posting }) => posting.at));
    });

    it('are hidden from members whom they do not touch', async () => {
      await harness.fund('ada@mail.example', cents(300_00));
      await register(tab, 'ben');
      await logIn(tab, 'ben');
      expect(await postingsOf(tab).first()).toEqual([]);
    });
  });
}
