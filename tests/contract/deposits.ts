import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { cents, ZERO } from '#domain/money/cents.ts';
import type { Harness } from './harness.ts';
import { balancesOf, depositsOf, refusal } from './observe.ts';
import { join, logIn, register } from './people.ts';
import { depositDeclaration as request } from './requests.ts';

const idsOf = (deposits: readonly Deposit[]) => deposits.map(({ id }) => id);

export function describeDeposits(harness: Harness): void {
  describe(`deposits on ${harness.name}`, () => {
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
    });

    it('are none at first', async () => {
      await join(tab, 'ada');
      expect(await depositsOf(tab).first()).toEqual([]);
    });

    it('are pending, and move no money', async () => {
      await join(tab, 'ada');
      await tab.submitDeposit(request('first'));
      const [deposit] = await depositsOf(tab).until((deposits) => deposits.length === 1);
      expect(deposit).toMatchObject({ ...request('first'), status: 'pending', decidedAt: null, note: null });
      expect(await balancesOf(tab).first()).toEqual({ locked: ZERO, earning: ZERO, held: ZERO });
    });

    it('are recorded once, however often the same request is sent', async () => {
      await join(tab, 'ada');
      await Promise.all([tab.submitDeposit(request('same')), tab.submitDeposit(request('same'))]);
      await tab.submitDeposit({ ...request('same'), package: 'gold', amount: cents(1_100_00) });
      const deposits = await depositsOf(tab).first();
      expect(deposits).toHaveLength(1);
      expect(deposits[0]).toMatchObject(request('same'));
    });

    it('are listed newest first', async () => {
      await join(tab, 'ada');
      for (const id of ['b-first', 'c-second', 'a-third']) {
        await tab.submitDeposit(request(id));
        await harness.pass();
      }
      expect(idsOf(await depositsOf(tab).first())).toEqual(['a-third', 'c-second', 'b-first']);
    });

    it('appear and disappear in a second tab as they happen', async () => {
      await join(tab, 'ada');
      const elsewhere = depositsOf(await harness.open());
      expect(await elsewhere.first()).toEqual([]);
      await tab.submitDeposit(request('first'));
      await elsewhere.until((deposits) => deposits.length === 1);
      await tab.deleteDeposit('first');
      await elsewhere.until((deposits) => deposits.length === 0);
    });

    it('survive reopening the store', async () => {
      await join(tab, 'ada');
      await tab.submitDeposit(request('first'));
      expect(idsOf(await depositsOf(await harness.open()).first())).toEqual(['first']);
    });

    it('can be deleted while pending, also twice', async () => {
      await join(tab, 'ada');
      await tab.submitDeposit(request('first'));
      await tab.deleteDeposit('first');
      await tab.deleteDeposit('first');
      await tab.deleteDeposit('never-made');
      expect(await depositsOf(tab).first()).toEqual([]);
    });

    it('cannot be deleted once credited, and are then locked', async () => {
      await join(tab, 'ada');
      await tab.submitDeposit(request('first'));
      const deposits = depositsOf(tab);
      const balances = balancesOf(tab);
      await Promise.all([deposits.first(), balances.first()]);
      await harness.creditDeposit('ada@mail.example', 'first');

      const [credited] = await deposits.until(([deposit]) => deposit?.status === 'credited');
      expect(credited?.decidedAt).not.toBeNull();
      await balances.until(({ locked }) => locked === cents(500_00));
      expect(await refusal(tab.deleteDeposit('first'))).toBe('already-decided');
      expect(idsOf(await depositsOf(tab).first())).toEqual(['first']);
    });

    it('belong to one member: others cannot see, repeat or delete them', async () => {
      await register(tab, 'ben');
      await join(tab, 'ada');
      await tab.submitDeposit(request('shared-id'));

      await logIn(tab, 'ben');
      expect(await depositsOf(tab).first()).toEqual([]);
      await tab.deleteDeposit('shared-id');
      await tab.submitDeposit({ ...request('shared-id'), package: 'gold', amount: cents(1_100_00) });
      expect(await depositsOf(tab).first()).toMatchObject([{ package: 'gold' }]);

      await logIn(tab, 'ada');
      expect(await depositsOf(tab).first()).toMatchObject([{ package: 'silver', status: 'pending' }]);
    });

    it('are hidden while signed out', async () => {
      await register(tab, 'ben');
      await join(tab, 'ada');
      await tab.submitDeposit(request('of-ada'));
      await tab.logOut();

      const shown = depositsOf(tab);
      await logIn(tab, 'ben');
      await shown.first();
      await tab.submitDeposit(request('of-ben'));
      await shown.until((deposits) => deposits.length === 1);
      expect(shown.values.flatMap(idsOf)).not.toContain('of-ada');
    });

    it('are refused after the session ended in another tab', async () => {
      await join(tab, 'ada');
      await (await harness.open()).logOut();
      expect(await refusal(tab.submitDeposit(request('late')))).toBe('session-expired');
      expect(await refusal(tab.deleteDeposit('late'))).toBe('session-expired');
    });
  });
}
