import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend, Latest } from '#backend/port/backend.ts';
import { cents } from '#domain/money/cents.ts';
import { unreadIn } from '#domain/notices/notice-count.ts';
import type { Notice } from '#domain/notices/notice.ts';
import { eventually } from '#tests/support/eventually.ts';
import { type Harness, ofDomain } from './harness.ts';
import { accountOf, noticeCountOf, observe, readNow } from './observe.ts';
import { join, logIn, register } from './people.ts';
import { depositDeclaration, withdrawalRequest } from './requests.ts';

/** Newest first. */
const noticesOf = (tab: Backend, most = 50) =>
  observe<Latest<Notice>>((...call) => tab.watchNotices(most, ...call));

const kindsOf = ({ items }: Latest<Notice>) => items.map(({ kind }) => kind);

/** Reads again each time, because the settler may write while a listener starts. @returns what was read: the next listener may lag */
const eventuallyHas = (tab: Backend, ...kinds: readonly Notice['kind'][]) =>
  eventually(async () => {
    const latest = await readNow(noticesOf(tab));
    expect(kindsOf(latest)).toEqual(kinds);
    return latest.items;
  });

export function describeNotices(harness: Harness): void {
  const itByDomain = ofDomain(harness);
  describe(`notices on ${harness.name}`, () => {
    const ADA = 'ada@mail.example';
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
      await join(tab, 'ada');
    });

    it('tell of a deposit from its credit to its reversal', async () => {
      expect((await noticesOf(tab).first()).items).toEqual([]);
      expect(await noticeCountOf(tab).first()).toEqual({ written: 0, read: 0 });
      await tab.submitDeposit(depositDeclaration('one'));
      await harness.creditDeposit(ADA, 'one');
      await eventuallyHas(tab, 'deposit-credited');
      await harness.pass();
      await harness.reverse(ADA, 'deposit', 'one', 'It never arrived.');
      tab = await harness.open();
      await logIn(tab, 'ada');
      const [newest] = await eventuallyHas(tab, 'deposit-reversed', 'deposit-credited');
      expect(newest).toMatchObject({
        subject: 'one',
        note: 'It never arrived.',
        partner: null,
      });
    });

    it('tell of a withdrawal at each step', async () => {
      await harness.fund(ADA, cents(500_00));
      await tab.requestWithdrawal(withdrawalRequest('paid'));
      await harness.pass();
      await harness.payWithdrawal(ADA, 'paid');
      await harness.pass();
      await tab.requestWithdrawal(withdrawalRequest('back'));
      await harness.pass();
      await tab.cancelWithdrawal('back');
      await eventuallyHas(
        tab,
        'withdrawal-cancelled',
        'withdrawal-held',
        'withdrawal-paid',
        'withdrawal-held',
      );
    });

    it('tell once of what is asked twice', async () => {
      await harness.fund(ADA, cents(500_00));
      const request = withdrawalRequest('same');
      await Promise.all([tab.requestWithdrawal(request), tab.requestWithdrawal(request)]);
      await tab.requestWithdrawal(request);
      await eventuallyHas(tab, 'withdrawal-held');
      expect(await noticeCountOf(tab).first()).toEqual({ written: 1, read: 0 });
    });

    it('tell of an answer, and of a partner who joined', async () => {
      await tab.sendMessage({ id: 'question', text: 'When?' });
      await harness.reply(ADA, 'Today.');
      await eventuallyHas(tab, 'message-answered');
      await harness.pass();
      await register(tab, 'ben', { upline: 'ada' });
      const [newest] = await eventuallyHas(tab, 'partner-joined', 'message-answered');
      expect(newest).toMatchObject({ subject: 'ben', amount: null });
    });

    itByDomain('tell of a level: activated, its income, its freezing, and what passed by', async () => {
      await register(tab, 'ben', { upline: 'ada' });
      const names = ['cleo', 'dan', 'eve', 'finn', 'gus', 'hal', 'ida', 'jon', 'kim'];
      for (const name of names) await register(tab, name, { upline: 'ada' });
      for (const name of ['ada', ...names]) {
        await logIn(tab, name);
        await harness.fund(`${name}@mail.example`, cents(5_00));
        await harness.pass();
        await tab.activateLevel({ matrix: 's8', level: 1 });
      }
      await logIn(tab, 'ada');
      const { items } = await eventually(async () => {
        const told = await readNow(noticesOf(tab));
        expect(kindsOf(told)).toContain('income-missed');
        return told;
      });
      const ofLevels = items.filter(({ kind }) => kind !== 'partner-joined');
      expect(ofLevels.filter(({ kind }) => kind === 'level-activated')).toMatchObject([
        { subject: 's8-1', amount: 5_00, partner: null },
      ]);
      expect(ofLevels.filter(({ kind }) => kind === 'level-frozen')).toMatchObject([
        { subject: 's8-1', amount: null, partner: null },
      ]);
      expect(ofLevels.findLast(({ kind }) => kind === 'income-earned')).toMatchObject({
        subject: 's8-1',
        amount: 5_00,
        partner: 'cleo',
      });
    });

    it('are unread until their member has read them, in all tabs', async () => {
      const elsewhere = noticeCountOf(await harness.open());
      await elsewhere.first();
      await register(tab, 'ben', { upline: 'ada' });
      await register(tab, 'cleo', { upline: 'ada' });
      await elsewhere.until(({ written }) => written === 2);
      await tab.markNoticesRead(1);
      expect(unreadIn(await elsewhere.until(({ read }) => read > 0))).toBe(1);
      await tab.markNoticesRead(99);
      expect(unreadIn(await elsewhere.until(({ read }) => read > 1))).toBe(0);
      // What was read stays read.
      await tab.markNoticesRead(0);
      expect(await noticeCountOf(tab).first()).toEqual({ written: 2, read: 2 });
    });

    it('tell that the password has changed', async () => {
      await tab.changePassword('Nine bridges over wisteria');
      // A backend that ends sessions elsewhere tells that as well.
      await eventually(async () =>
        expect(kindsOf(await readNow(noticesOf(tab)))).toContain('password-changed'),
      );
    });

    it('are mailed in the page’s language, and as the member prefers afterwards', async () => {
      const account = accountOf(tab);
      expect(await account.first()).toMatchObject({ language: 'en', mutedMails: [] });
      await tab.changeMailPreferences({ language: 'it', mutedMails: ['deposits', 'messages'] });
      await account.until(({ language }) => language === 'it');
      await tab.changeMailPreferences({ language: 'it', mutedMails: ['messages'] });
      expect(await account.until(({ mutedMails }) => mutedMails.length === 1)).toMatchObject({
        mutedMails: ['messages'],
        firstName: 'ada',
      });
    });

    it('come in pages, without a gap', async () => {
      for (const name of ['ben', 'cleo', 'dan']) {
        await harness.pass();
        await register(tab, name, { upline: 'ada' });
      }
      await eventuallyHas(tab, 'partner-joined', 'partner-joined', 'partner-joined');
      const newest = await eventually(async () => {
        const two = await noticesOf(tab, 2).first();
        expect(two.items.map(({ subject }) => subject)).toEqual(['dan', 'cleo']);
        return two;
      });
      const older = await newest.older?.(2);
      expect([...newest.items, ...(older?.items ?? [])].map(({ subject }) => subject)).toEqual([
        'dan',
        'cleo',
        'ben',
      ]);
      expect(older?.older).toBeNull();
    });

    it('belong to one member', async () => {
      await register(tab, 'ben', { upline: 'ada' });
      await eventuallyHas(tab, 'partner-joined');
      await logIn(tab, 'ben');
      expect((await noticesOf(tab).first()).items).toEqual([]);
    });
  });
}
