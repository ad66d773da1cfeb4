import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend, FoundMember, Latest, MemberDeposit, MemberWithdrawal } from '#backend/port/backend.ts';
import type { DepositFilter, RequestFilter } from '#domain/decisions/request-filter.ts';
import { bitsOfReference, depositReference } from '#domain/deposits/deposit-reference.ts';
import { cents } from '#domain/money/cents.ts';
import type { Balances } from '#domain/money/ledger.ts';
import type { Posted } from '#domain/money/statement.ts';
import type { MatrixLevel } from '#domain/programme/activation.ts';
import type { WithdrawalStatus } from '#domain/withdrawals/withdrawal.ts';
import type { Harness } from './harness.ts';
import { observe, refusal } from './observe.ts';
import { join, logIn, register, registrationOf } from './people.ts';
import { picture } from './pictures.ts';
import { depositDeclaration, withdrawalRequest } from './requests.ts';

const OPERATOR = 'olga@mail.example';

const ANY = { uid: null, status: null, coin: null, from: null, until: null } as const;

const depositsIn = (tab: Backend, filter: Partial<DepositFilter>, most = 10) =>
  observe<Latest<MemberDeposit>>((...call) =>
    tab.watchAllDeposits({ ...ANY, reference: null, ...filter }, most, ...call),
  );
const withdrawalsIn = (tab: Backend, filter: Partial<RequestFilter<WithdrawalStatus>>, most = 10) =>
  observe<Latest<MemberWithdrawal>>((...call) =>
    tab.watchAllWithdrawals({ ...ANY, ...filter }, most, ...call),
  );

const named = (found: readonly FoundMember[]) => found.map(({ username }) => username);
const idsOf = ({ items }: Latest<MemberDeposit>) => items.map(({ deposit }) => deposit.id);

export function describeOperatorsMembers(harness: Harness): void {
  describe(`what operators see of members on ${harness.name}`, () => {
    let tab: Backend;
    let ada: string;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
      await register(tab, 'olga');
      await harness.makeOperator(OPERATOR);
      await register(tab, 'adam', { firstName: 'Adamo', lastName: 'Rossini' });
      await register(tab, 'ada');
      await harness.logInAsOperator(tab, OPERATOR);
      ada = (await tab.findMembers('ada'))[0]?.uid ?? '';
    });

    it('finds a member by uid, by the beginning of the username and by that of a name', async () => {
      expect(named(await tab.findMembers('ada'))).toEqual(['ada', 'adam']);
      expect(named(await tab.findMembers('@ADAM'))).toEqual(['adam']);
      expect(named(await tab.findMembers('rossini'))).toEqual(['adam']);
      expect(named(await tab.findMembers(` ${ada} `))).toEqual(['ada']);
      expect(named(await tab.findMembers('Adamo'))).toEqual(['adam']);
      for (const unknown of ['zoe', '', '  ', '../x', '.', 'a/b', '%', '__x__', '\uf8ff']) {
        expect(await tab.findMembers(unknown), unknown).toEqual([]);
      }
    });

    it('gives operators all of an account, for a member who asks what is held about them', async () => {
      const account = await tab.readAccountOf(ada);
      expect(account).toMatchObject({
        uid: ada,
        username: 'ada',
        email: registrationOf('ada').email,
        verified: false,
        phoneNumber: registrationOf('ada').phoneNumber,
      });
      expect(await tab.readPhotoOf(ada)).toBeNull();
      expect(await tab.readAccountOf('nobody')).toBeNull();
      await logIn(tab, 'ada');
      expect(await refusal(tab.readAccountOf(ada))).toBe('permission-denied');
      await tab.putPhoto(picture('image/webp', 100));
      expect(await refusal(tab.readPhotoOf(ada))).toBe('permission-denied');
      await harness.logInAsOperator(tab, OPERATOR);
      expect(await tab.readPhotoOf(ada)).toEqual(picture('image/webp', 100));
    });

    it('shows operators a member’s account, balances, levels and postings, and no one else', async () => {
      await logIn(tab, 'ada');
      await harness.fund(registrationOf('ada').email, cents(300_00));
      await tab.activateLevel({ matrix: 's6', level: 1 });
      await tab.changeMailPreferences({ language: 'it', mutedMails: ['messages'] });
      const reads = {
        member: (reader: Backend) =>
          observe<FoundMember | null>((...call) => reader.watchMember(ada, ...call)).first(),
        balances: (reader: Backend) =>
          observe<Balances>((...call) => reader.watchBalancesOf(ada, ...call)).first(),
        plan: (reader: Backend) =>
          observe<readonly MatrixLevel[]>((...call) => reader.watchTradingPlanOf(ada, ...call)).first(),
        postings: (reader: Backend) =>
          observe<Latest<Posted>>((...call) => reader.watchPostingsOf(ada, 1, ...call)).first(),
      };
      for (const read of Object.values(reads)) expect(await refusal(read(tab))).toBe('permission-denied');
      expect(await refusal(tab.findMembers('ada'))).toBe('permission-denied');

      await harness.logInAsOperator(tab, OPERATOR);
      expect(await reads.member(tab)).toMatchObject({
        uid: ada,
        username: 'ada',
        lastName: 'Rossi',
        language: 'it',
      });
      for (const field of ['phoneNumber', 'mutedMails']) {
        expect(await reads.member(tab)).not.toHaveProperty(field);
      }
      expect(await reads.balances(tab)).toMatchObject({ earning: cents(295_00) });
      expect(await reads.plan(tab)).toEqual([{ matrix: 's6', level: 1 }]);
      const latest = await reads.postings(tab);
      expect(latest.items).toMatchObject([{ posting: { kind: 'activation' } }]);
      const older = await latest.older?.(10);
      expect(older?.items.length).toBeGreaterThan(0);
      expect(older?.older).toBeNull();
      const gone = observe<FoundMember | null>((...call) => tab.watchMember('nobody', ...call));
      expect(await gone.first()).toBeNull();
    });

    it('lists requests of all states by member, state, coin and period, a page at a time', async () => {
      await logIn(tab, 'ada');
      await harness.fund(registrationOf('ada').email, cents(300_00));
      await tab.submitDeposit(depositDeclaration('first'));
      await harness.pass();
      await tab.submitDeposit(depositDeclaration('second'));
      await tab.requestWithdrawal(withdrawalRequest('payout', cents(100_00)));
      await harness.creditDeposit(registrationOf('ada').email, 'first');
      expect(await refusal(depositsIn(tab, {}).first())).toBe('permission-denied');
      await harness.pass();
      await join(tab, 'ben');
      await tab.submitDeposit(depositDeclaration('of-ben'));
      await harness.logInAsOperator(tab, OPERATOR);
      const ben = (await tab.findMembers('ben'))[0]?.uid ?? '';

      const all = await depositsIn(tab, {}, 2).first();
      expect(idsOf(all)).toEqual(['of-ben', 'second']);
      const rest = await all.older?.(2);
      expect(rest && idsOf(rest)).toEqual(['first']);
      expect(rest?.older).toBeNull();
      expect(all.items[0]).toMatchObject({ member: { username: 'ben' } });

      expect(idsOf(await depositsIn(tab, { status: 'credited' }).first())).toEqual(['first']);
      const reference = bitsOfReference(depositReference('second'));
      expect(idsOf(await depositsIn(tab, { reference }).first())).toEqual(['second']);
      expect(idsOf(await depositsIn(tab, { reference, uid: ada }).first())).toEqual(['second']);
      expect(idsOf(await depositsIn(tab, { reference, uid: ben }).first())).toEqual([]);
      expect(idsOf(await depositsIn(tab, { reference, status: 'credited' }).first())).toEqual([]);
      expect(idsOf(await depositsIn(tab, { status: 'pending' }).first())).toEqual(['of-ben', 'second']);
      const ofAda = await depositsIn(tab, { uid: ada }, 1).first();
      expect(idsOf(ofAda)).toEqual(['second']);
      const olderOfAda = await ofAda.older?.(5);
      expect(olderOfAda && idsOf(olderOfAda)).toEqual(['first']);
      expect(idsOf(await depositsIn(tab, { uid: ben, status: 'credited' }).first())).toEqual([]);

      const inDogecoin = depositsIn(tab, { coin: 'dogecoin', status: 'credited' });
      expect(idsOf(await inDogecoin.first())).toEqual(['first']);
      expect(idsOf(await depositsIn(tab, { coin: 'tron' }).first())).toEqual([]);
      const from = all.items[0]?.deposit.createdAt ?? 0;
      expect(idsOf(await depositsIn(tab, { from }).first())).toEqual(['of-ben']);
      expect(idsOf(await depositsIn(tab, { until: from }).first())).toEqual(['second', 'first']);

      const held = await withdrawalsIn(tab, { status: 'held' }).first();
      expect(held.items).toMatchObject([{ member: { username: 'ada' }, withdrawal: { id: 'payout' } }]);
      expect((await withdrawalsIn(tab, { status: 'paid' }).first()).items).toEqual([]);
      expect((await withdrawalsIn(tab, { coin: 'ethereum' }).first()).items).toEqual([]);
    });
  });
}
