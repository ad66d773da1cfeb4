import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import { cents } from '#domain/money/cents.ts';
import { decideDeposit } from './console.ts';
import type { Harness } from './harness.ts';
import {
  balancesOf,
  depositQueueOf,
  outcomeOf,
  programmeOf,
  uidOf,
  withdrawalQueueOf,
  withdrawalsOf,
} from './observe.ts';
import { join, joinAsOperator } from './people.ts';
import { depositDeclaration, withdrawalRequest } from './requests.ts';

/**
 * How recorded, unsettled requests appear. A backend that settles each request itself runs the same tests, with nothing
 * pending.
 */
export function describeUnsettled(harness: Harness): void {
  describe(`requests while nothing is settled on ${harness.name}`, () => {
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
    });

    it('show as pending in every tab, and are carried out afterwards', async () => {
      await join(tab, 'ben');
      await tab.submitDeposit(depositDeclaration('of-ben'));
      const ben = await uidOf(await harness.open());
      await joinAsOperator(harness, tab, 'olga');
      await harness.fund('olga@mail.example', cents(500_00));
      await tab.requestWithdrawal(withdrawalRequest('held', cents(100_00)));
      await harness.pass();

      await harness.stopSettler();
      const level = { matrix: 's8', level: 1 } as const;
      const decision = { uid: ben, depositId: 'of-ben', outcome: 'credit', note: 'Seen.' } as const;
      const [withdrawal, ...others] = await Promise.all([
        outcomeOf(tab.requestWithdrawal(withdrawalRequest('new', cents(150_00)))),
        outcomeOf(tab.cancelWithdrawal('held')),
        outcomeOf(tab.activateLevel(level)),
        outcomeOf(decideDeposit(tab, decision)),
      ]);
      expect(withdrawal).toBe('done');
      const waits = others.includes('settlement-pending');
      expect(others).toEqual(Array(3).fill(waits ? 'settlement-pending' : 'done'));

      const page = await harness.open();
      expect(await withdrawalsOf(page).first()).toMatchObject([
        { id: 'new', status: waits ? 'requested' : 'held' },
        { id: 'held', status: waits ? 'cancelling' : 'cancelled' },
      ]);
      expect(
        (await withdrawalQueueOf(page).first()).map(({ withdrawal: { id, status } }) => [id, status]),
      ).toEqual(waits ? [] : [['new', 'held']]);
      const { matrices } = await programmeOf(page).first();
      expect(matrices[1]?.levels[0]?.status).toBe(waits ? 'requested' : 'active');
      const queue = await depositQueueOf(page).first();
      expect(queue.map(({ decided }) => decided)).toEqual(waits ? ['credit'] : []);
      // Asking again records nothing twice.
      expect(await outcomeOf(tab.cancelWithdrawal('held'))).toBe(waits ? 'settlement-pending' : 'done');

      const money = balancesOf(page);
      await money.first();
      await harness.startSettler();
      await money.until(({ earning, held }) => earning === 345_00 && held === 150_00);
      await withdrawalsOf(page).until(
        ([first, second]) => first?.status === 'held' && second?.status === 'cancelled',
      );
      await programmeOf(page).until((view) => view.matrices[1]?.levels[0]?.status === 'active');
    });

    it('can be cancelled before anything is held', async () => {
      await join(tab, 'ada');
      await harness.fund('ada@mail.example', cents(270_00));
      await harness.stopSettler();
      await tab.requestWithdrawal(withdrawalRequest('first', cents(100_00)));
      const [asked] = await withdrawalsOf(await harness.open()).first();
      await tab.cancelWithdrawal('first');
      await tab.cancelWithdrawal('first');
      const [cancelled] = await withdrawalsOf(await harness.open()).first();
      expect(cancelled).toMatchObject({ id: 'first', status: 'cancelled' });
      expect(cancelled?.neverHeld).toBe(asked?.status === 'requested' ? 'cancelled' : undefined);

      await harness.startSettler();
      // Settled in its turn, after everything before it.
      await tab.requestWithdrawal(withdrawalRequest('second', cents(120_00)));
      expect(await balancesOf(tab).first()).toEqual({ locked: 0, earning: 150_00, held: 120_00 });
      expect(await withdrawalsOf(tab).first()).toMatchObject([
        { id: 'second', status: 'held' },
        { id: 'first', status: 'cancelled' },
      ]);
    });

    it('are refused, with nothing held, if the money does not cover all of them', async () => {
      await join(tab, 'ada');
      await harness.fund('ada@mail.example', cents(270_00));
      await harness.stopSettler();
      const outcomes = await Promise.all(
        ['a', 'b', 'c'].map((id) => outcomeOf(tab.requestWithdrawal(withdrawalRequest(id, cents(100_00))))),
      );
      const isRefusedAtOnce = outcomes.includes('insufficient-funds');
      const money = balancesOf(tab);
      expect((await money.first()).held).toBe(isRefusedAtOnce ? 200_00 : 0);

      await harness.startSettler();
      const withdrawals = await withdrawalsOf(tab).until((all) =>
        all.every(({ status }) => status !== 'requested'),
      );
      expect(withdrawals.filter(({ status }) => status === 'held')).toHaveLength(2);
      const others = withdrawals.filter(({ status }) => status !== 'held');
      expect(others).toMatchObject(
        isRefusedAtOnce ? [] : [{ status: 'refused', neverHeld: 'insufficient-funds' }],
      );
      await money.until(({ earning, held }) => earning === 70_00 && held === 200_00);
    });
  });
}
