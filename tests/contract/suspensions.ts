import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import type { StandingChange } from '#domain/accounts/suspension.ts';
import { cents } from '#domain/money/cents.ts';
import type { Harness } from './harness.ts';
import { accountOf, depositsOf, observe, refusal } from './observe.ts';
import { logIn, register, registrationOf } from './people.ts';
import { depositDeclaration, withdrawalRequest } from './requests.ts';

const OPERATOR = 'olga@mail.example';
const SUSPENSION = { id: 'one', reason: 'One person, three accounts.' };

const standingsOf = (tab: Backend) =>
  observe<readonly StandingChange[]>((...call) => tab.watchStandings(10, ...call));

export function describeSuspensions(harness: Harness): void {
  describe(`suspended accounts on ${harness.name}`, () => {
    let tab: Backend;
    let ada: string;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
      await register(tab, 'olga');
      await harness.makeOperator(OPERATOR);
      await register(tab, 'ada');
      await harness.logInAsOperator(tab, OPERATOR);
      ada = (await tab.findMembers('ada'))[0]?.uid ?? '';
    });

    it('bring nothing in and activate nothing, and lose nothing', async () => {
      await logIn(tab, 'ada');
      await harness.fund(registrationOf('ada').email, cents(300_00));
      await tab.submitDeposit(depositDeclaration('before'));
      await harness.logInAsOperator(tab, OPERATOR);
      await tab.suspend(ada, SUSPENSION);

      await logIn(tab, 'ada');
      const account = await accountOf(tab).until(({ uid }) => uid === ada);
      expect(account.suspension).toMatchObject(SUSPENSION);
      expect(await refusal(tab.submitDeposit(depositDeclaration('new')))).toBe('suspended');
      expect(await refusal(tab.activateLevel({ matrix: 's6', level: 1 }))).toBe('suspended');
      await tab.requestWithdrawal(withdrawalRequest('mine', cents(100_00)));
      await tab.cancelWithdrawal('mine');
      await tab.deleteDeposit('before');
      expect(await depositsOf(tab).first()).toEqual([]);
      await tab.sendMessage({ id: 'why', text: 'Why?' });
      await tab.changeDetails({ firstName: 'Ada', lastName: 'Rossi', phoneNumber: null, country: null });
      expect((await accountOf(tab).until(({ country }) => country === null)).suspension).toBeDefined();
    });

    it('are as before once the suspension is lifted, and both stand in the audit trail', async () => {
      await tab.suspend(ada, SUSPENSION);
      await tab.suspend(ada, SUSPENSION);
      expect(await refusal(tab.suspend(ada, { ...SUSPENSION, id: 'two' }))).toBe('already-decided');
      await harness.pass();
      const lifted = { id: SUSPENSION.id, reason: 'All is explained.' };
      await tab.liftSuspension(ada, lifted);
      await tab.liftSuspension(ada, lifted);
      expect(await standingsOf(tab).first()).toMatchObject([
        { change: 'lifted', reason: lifted.reason, member: { uid: ada }, operator: { username: 'olga' } },
        { change: 'suspended', reason: SUSPENSION.reason, member: { username: 'ada' } },
      ]);

      await logIn(tab, 'ada');
      await accountOf(tab).until(({ uid, suspension }) => uid === ada && suspension === undefined);
      await tab.submitDeposit(depositDeclaration('after'));
    });

    it('are lifted whatever ids earlier suspensions had', async () => {
      for (const id of ['trap-lifted', 'trap']) {
        await tab.suspend(ada, { ...SUSPENSION, id });
        await tab.liftSuspension(ada, { id, reason: 'All is explained.' });
      }
      expect((await tab.findMembers('ada'))[0]?.suspension).toBeUndefined();
    });

    it('are made by operators alone, of neither themselves nor one another', async () => {
      await register(tab, 'otto');
      await harness.makeOperator('otto@mail.example');
      const [otto] = await tab.findMembers('otto');
      const [olga] = await tab.findMembers('olga');
      expect(await refusal(tab.suspend(otto?.uid ?? '', SUSPENSION))).toBe('permission-denied');
      expect(await refusal(tab.suspend(olga?.uid ?? '', SUSPENSION))).toBe('own-request');
      expect(await refusal(tab.suspend('no-one', SUSPENSION))).toBe('not-found');

      await logIn(tab, 'ada');
      expect(await refusal(tab.suspend(ada, SUSPENSION))).toBe('permission-denied');
      expect(await refusal(tab.liftSuspension(ada, SUSPENSION))).toBe('permission-denied');
      expect(await refusal(standingsOf(tab).first())).toBe('permission-denied');
    });
  });
}
