import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import { cents, ZERO } from '#domain/money/cents.ts';
import type { MatrixLevel } from '#domain/programme/activation.ts';
import { NO_RESULT, NO_TALLY } from '#domain/programme/results.ts';
import { whoseMoney } from '#domain/programme/whose-money.ts';
import type { ProgrammeView } from '#domain/programme/view.ts';
import { stuckIn } from '#domain/withdrawals/outcome.ts';
import { type Harness, ofDomain } from './harness.ts';
import { balancesOf, communityOf, incomesOf, observe, programmeOf, refusal, resultOf } from './observe.ts';
import { logIn, register } from './people.ts';
import { depositDeclaration } from './requests.ts';

const emailOf = (name: string) => `${name}@mail.example`;
const level = (matrix: MatrixLevel['matrix'], number = 1): MatrixLevel => ({ matrix, level: number });

const levelIn = (view: ProgrammeView, { matrix, level: number }: MatrixLevel) =>
  view.matrices.find(({ id }) => id === matrix)?.levels[number - 1];

const planOf = (tab: Backend) => observe<readonly MatrixLevel[]>((...call) => tab.watchTradingPlan(...call));

export function describeProgramme(harness: Harness): void {
  const itByDomain = ofDomain(harness);
  // Many members register here, and each password takes its time to hash.
  describe(`levels on ${harness.name}`, () => {
    let tab: Backend;

    /** Three members, one below the other. Ada is signed in. */
    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
      await register(tab, 'ada');
      await register(tab, 'ben', { upline: 'ada' });
      await register(tab, 'cleo', { upline: 'ben' });
      await logIn(tab, 'ada');
    });

    /** Signs in as a member with these earnings, and activates a level. */
    async function activateAs(name: string, what: MatrixLevel): Promise<void> {
      await logIn(tab, name);
      await harness.fund(emailOf(name), cents(5_00 * 2 ** (what.level - 1)));
      await tab.activateLevel(what);
    }

    it('start locked, except the first', async () => {
      const { matrices } = await programmeOf(tab).first();
      expect(await incomesOf(tab).first()).toEqual([]);
      expect(await planOf(tab).first()).toEqual([]);
      expect(matrices.map(({ id, levels }) => [id, levels.length])).toEqual([
        ['s6', 12],
        ['s8', 12],
      ]);
      expect(matrices[0]?.levels.slice(0, 2)).toEqual([
        { matrix: 's6', level: 1, price: 5_00, status: 'next', box: null, earned: ZERO, missed: ZERO },
        { matrix: 's6', level: 2, price: 10_00, status: 'locked', box: null, earned: ZERO, missed: ZERO },
      ]);
    });

    itByDomain('pay each price to the member whom the matrix names, as three accounts show', async () => {
      await activateAs('ada', level('s8'));
      await activateAs('ada', level('s6'));
      await activateAs('ben', level('s8'));
      await activateAs('ben', level('s6'));
      await activateAs('cleo', level('s8'));
      await activateAs('cleo', level('s6'));
      expect(await balancesOf(tab).first()).toEqual({ locked: 0, earning: 0, held: 0 });

      await logIn(tab, 'ben');
      expect(await balancesOf(tab).first()).toEqual({ locked: 0, earning: 5_00, held: 0 });
      expect(await incomesOf(tab).first()).toMatchObject([
        { partner: 'cleo', ...level('s8'), kind: 'earned', amount: 5_00 },
      ]);
      expect(levelIn(await programmeOf(tab).first(), level('s8'))).toMatchObject({ earned: 5_00, missed: 0 });

      await logIn(tab, 'ada');
      // Ben’s S8 is Ada’s; Ben’s S6 was in her first line, and went to the programme; Cleo’s S6 is in her second.
      expect(await balancesOf(tab).first()).toEqual({ locked: 0, earning: 10_00, held: 0 });
      const ofAda = await programmeOf(tab).first();
      expect(levelIn(ofAda, level('s6'))).toMatchObject({
        status: 'active',
        earned: 5_00,
        box: {
          cycles: 0,
          filled: 2,
          places: [
            { place: 1, username: 'ben' },
            { place: 3, username: 'cleo' },
          ],
        },
      });
      expect(levelIn(ofAda, level('s8'))?.box?.places).toEqual([{ place: 1, username: 'ben' }]);
      expect(await planOf(tab).first()).toEqual([level('s6'), level('s8')]);
      const incomes = await incomesOf(tab).first();
      expect(incomes.map(({ partner, matrix }) => [partner, matrix])).toEqual([
        ['cleo', 's6'],
        ['ben', 's8'],
      ]);
    });

    it('tell whose money it is, in sums that are zero together', async () => {
      expect(await resultOf(tab).first()).toEqual(NO_RESULT);
      expect(await communityOf(tab).first()).toEqual(NO_TALLY);
      await activateAs('ada', level('s8'));
      await activateAs('ben', level('s8'));
      await activateAs('cleo', level('s8'));
      // Cleo’s second level passes Ben by: Ada, who does not have it either, is passed by too.
      await activateAs('cleo', level('s8', 2));

      await logIn(tab, 'ada');
      const ofAda = resultOf(tab);
      const all = communityOf(tab);
      // Ben paid Ada, and has got the same from Cleo since.
      const ben = { members: 1, ahead: 0, behind: 0, unpaid: 0, net: ZERO };
      expect(await ofAda.first()).toEqual({ earned: 5_00, paid: 5_00, payers: ben });
      expect(await all.first()).toEqual({ members: 3, ahead: 0, behind: 1, unpaid: 1, net: -15_00 });
      // Ada got back what she paid, and cannot withdraw so little.
      const stuck = stuckIn(await balancesOf(tab).first());
      expect(whoseMoney(await ofAda.first(), await all.first(), stuck)).toEqual({
        you: -5_00,
        stuck: 5_00,
        payers: 0,
        others: -15_00,
        programme: 15_00,
      });

      // Ben buys what Cleo has: no one is paid but the programme. Ada sees it, though nothing of hers moved.
      const other = await harness.open();
      await logIn(other, 'ben');
      await harness.fund(emailOf('ben'), cents(10_00));
      await other.activateLevel(level('s8', 2));
      await logIn(tab, 'ada');
      expect((await resultOf(tab).first()).payers).toMatchObject({ members: 1, behind: 1, net: -10_00 });
      expect(await communityOf(tab).first()).toMatchObject({ members: 3, behind: 2, net: -25_00 });

      await tab.logOut();
      await tab.signInAsGuest('ada');
      expect(await resultOf(tab).first()).toEqual(NO_RESULT);
      expect(await communityOf(tab).first()).toMatchObject({ members: 3 });
    });

    itByDomain('are paid from Active deposit first, then from Earning', async () => {
      await tab.submitDeposit(depositDeclaration('d1'));
      await harness.creditDeposit(emailOf('ada'), 'd1');
      await harness.fund(emailOf('ada'), cents(100_00));
      // 5 + 10 + … + 160 = 315. The seventh costs 320: what is left of 500, and 135 more.
      for (let number = 1; number <= 6; number++) await tab.activateLevel(level('s6', number));
      expect(await balancesOf(tab).first()).toEqual({ locked: 185_00, earning: 100_00, held: 0 });
      expect(await refusal(tab.activateLevel(level('s6', 7)))).toBe('insufficient-funds');
      await harness.fund(emailOf('ada'), cents(35_00));
      await tab.activateLevel(level('s6', 7));
      expect(await balancesOf(tab).first()).toEqual({ locked: 0, earning: 0, held: 0 });
    });

    itByDomain('are refused without the money, and can be requested again', async () => {
      await harness.fund(emailOf('ada'), cents(4_99));
      expect(await refusal(tab.activateLevel(level('s8')))).toBe('insufficient-funds');
      expect(levelIn(await programmeOf(tab).first(), level('s8'))?.status).toBe('next');
      expect(await balancesOf(tab).first()).toMatchObject({ earning: 4_99 });
      await harness.fund(emailOf('ada'), cents(1));
      await tab.activateLevel(level('s8'));
      expect(levelIn(await programmeOf(tab).first(), level('s8'))?.status).toBe('active');
      expect(await balancesOf(tab).first()).toMatchObject({ earning: 0 });
    });

    itByDomain('are refused out of order', async () => {
      await harness.fund(emailOf('ada'), cents(100_00));
      expect(await refusal(tab.activateLevel(level('s8', 2)))).toBe('level-below-inactive');
      expect(await balancesOf(tab).first()).toMatchObject({ earning: 100_00 });
    });

    it('are paid for once, however often and from wherever they are requested', async () => {
      await harness.fund(emailOf('ada'), cents(100_00));
      const other = await harness.open();
      const elsewhere = programmeOf(other);
      await elsewhere.first();
      await Promise.all([tab.activateLevel(level('s8')), other.activateLevel(level('s8'))]);
      await tab.activateLevel(level('s8'));
      await elsewhere.until((view) => levelIn(view, level('s8'))?.status === 'active');
      expect(await balancesOf(tab).first()).toMatchObject({ earning: 95_00 });
    });

    it('are activated in one order by two concurrent tabs', async () => {
      await harness.fund(emailOf('ada'), cents(100_00));
      const other = await harness.open();
      await Promise.all([tab.activateLevel(level('s8')), other.activateLevel(level('s6'))]);
      await Promise.all([tab.activateLevel(level('s8', 2)), other.activateLevel(level('s6', 2))]);
      expect(await balancesOf(other).first()).toMatchObject({ earning: 70_00 });
      const view = await programmeOf(other).first();
      expect(view.matrices.map(({ levels }) => levels[1]?.status)).toEqual(['active', 'active']);
    });

    itByDomain('freeze when full without the next level: payments pass by until it is active', async () => {
      await activateAs('ada', level('s8'));
      const partners = Array.from({ length: 10 }, (_, index) => `partner_${index}`);
      for (const name of partners) await register(tab, name, { upline: 'ada' });
      for (const name of partners.slice(0, 9)) await activateAs(name, level('s8'));

      await logIn(tab, 'ada');
      expect(levelIn(await programmeOf(tab).first(), level('s8'))).toMatchObject({
        status: 'frozen',
        earned: 30_00,
        missed: 5_00,
        box: { cycles: 1, filled: 1, places: [{ place: 1, username: 'partner_8' }] },
      });
      expect(await balancesOf(tab).first()).toMatchObject({ earning: 30_00 });

      await tab.activateLevel(level('s8', 2));
      await activateAs('partner_9', level('s8'));
      await logIn(tab, 'ada');
      expect(levelIn(await programmeOf(tab).first(), level('s8'))).toMatchObject({
        status: 'active',
        earned: 35_00,
      });
      expect(await balancesOf(tab).first()).toMatchObject({ earning: 25_00 });
    });

    it('are open to a guest, and stay theirs as a member', async () => {
      await tab.logOut();
      await tab.signInAsGuest('ada');
      expect(await refusal(tab.activateLevel(level('s8')))).toBe('insufficient-funds');
      await tab.submitDeposit(depositDeclaration('d1'));
      expect(levelIn(await programmeOf(tab).first(), level('s8'))?.status).toBe('next');
    });

    it('cannot be activated after the session has ended', async () => {
      await harness.fund(emailOf('ada'), cents(100_00));
      await (await harness.open()).logOut();
      expect(await refusal(tab.activateLevel(level('s8')))).toBe('session-expired');
    });

    itByDomain('keep a deleted member’s places, and the names in them', async () => {
      await activateAs('ada', level('s8'));
      await activateAs('ben', level('s8'));
      await tab.deleteAccount();
      await logIn(tab, 'ada');
      expect(levelIn(await programmeOf(tab).first(), level('s8'))?.box?.places).toEqual([
        { place: 1, username: 'ben' },
      ]);
      await activateAs('cleo', level('s8'));
      await logIn(tab, 'ada');
      expect(await balancesOf(tab).first()).toMatchObject({ earning: 5_00 });
    });
  });
}
