import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend, FoundMember, Tombstone } from '#backend/port/backend.ts';
import type { Unfinished } from '#domain/accounts/erasure.ts';
import { cents } from '#domain/money/cents.ts';
import { recordPayout } from './console.ts';
import type { Harness } from './harness.ts';
import {
  accountOf,
  depositQueueOf,
  depositsOf,
  messagesOf,
  observe,
  outcomeOf,
  refusal,
  sessionOf,
  totalsOf,
  uidOf,
  withdrawalQueueOf,
  withdrawalsOf,
} from './observe.ts';
import { join, joinAsOperator, logIn, register, registrationOf } from './people.ts';
import { picture } from './pictures.ts';
import { depositDeclaration, withdrawalRequest } from './requests.ts';

export function describeDeletion(harness: Harness): void {
  describe(`deleting an account on ${harness.name}`, () => {
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
    });

    const beOperator = (name: string) => joinAsOperator(harness, tab, name);

    /** Asks as a member does: once more if the settler has not given back yet what the first call has cancelled. */
    const deleteWhenGivenBack = async (page: Backend): Promise<void> => {
      const outcome = await outcomeOf(page.deleteAccount());
      if (outcome === 'done') return;
      expect(outcome).toBe('withdrawals-open');
      await withdrawalsOf(page).until((all) => all.every(({ status }) => status === 'cancelled'));
      await page.deleteAccount();
    };

    /** No pending requests and nothing held, as an operator sees it. */
    const seesNothingOpen = async (earning: number): Promise<void> => {
      await totalsOf(tab).until((totals) => totals.held === 0 && totals.earning === earning);
      expect(await withdrawalQueueOf(tab).first()).toEqual([]);
      expect(await depositQueueOf(tab).first()).toEqual([]);
    };

    it('ends the session in all tabs, and refuses a log-in', async () => {
      await join(tab, 'ada');
      const elsewhere = sessionOf(await harness.open());
      await elsewhere.until(({ kind }) => kind === 'member');
      await tab.deleteAccount();
      await elsewhere.until(({ kind }) => kind === 'signedOut');
      expect((await sessionOf(tab).first()).kind).toBe('signedOut');
      expect(await refusal(logIn(tab, 'ada'))).toBe('invalid-credentials');
    });

    it('keeps the username taken, and frees the address', async () => {
      await join(tab, 'ada');
      await register(tab, 'ben', { upline: 'ada' });
      await tab.deleteAccount();
      const again = { email: 'ada@mail.example' };
      expect(await refusal(register(tab, 'ada', again))).toBe('username-taken');
      await register(tab, 'ada2', again);
      await tab.logIn('ada@mail.example', 'Wisteria over nine bridges');
      expect(await accountOf(tab).first()).toMatchObject({ username: 'ada2' });
    });

    it('removes the member’s requests and messages', async () => {
      await join(tab, 'ada');
      await harness.fund('ada@mail.example', cents(300_00));
      await tab.submitDeposit(depositDeclaration('first'));
      await tab.putProof('first', picture('image/png', 100));
      await tab.putPhoto(picture('image/webp', 100));
      await tab.sendMessage({ id: 'hello', text: 'Is anyone there?' });
      await tab.deleteAccount();
      expect(await harness.picturesLeft()).toBe(0);
      // A new person registers with the same address.
      await register(tab, 'ada2', { email: 'ada@mail.example' });
      await tab.logIn('ada@mail.example', 'Wisteria over nine bridges');
      expect(await depositsOf(tab).first()).toEqual([]);
      expect(await messagesOf(tab).first()).toEqual([]);
    });

    it('keeps the mails of another member at an address that the deleted account had only requested', async () => {
      await join(tab, 'ada');
      await tab.changeEmail('ben@mail.example', { languages: ['en'] });
      await register(tab, 'ben');
      await tab.deleteAccount();
      const { code, mode } = await harness.lastMail('ben@mail.example');
      expect(mode).toBe('verifyEmail');
      await tab.verifyEmail(code);
      await logIn(tab, 'ben');
      expect(await accountOf(tab).first()).toMatchObject({ username: 'ben', verified: true });
    });

    it('is open to guests too', async () => {
      await tab.signInAsGuest('tessera');
      await tab.deleteAccount();
      expect((await sessionOf(tab).first()).kind).toBe('signedOut');
    });

    it('ends the referral link', async () => {
      await join(tab, 'ada');
      await register(tab, 'ben', { upline: 'ada' });
      await tab.deleteAccount();
      expect(await tab.findUpline('ada')).toBeNull();
      expect(await refusal(register(tab, 'cleo', { upline: 'ada' }))).toBe('upline-unknown');
      expect(await refusal(tab.signInAsGuest('ada'))).toBe('upline-unknown');
      // A member who came through it before stays, and can change their details.
      await logIn(tab, 'ben');
      const details = { firstName: 'Benedetta', lastName: 'Rossi', phoneNumber: null, country: null };
      await tab.changeDetails(details);
      await accountOf(tab).until(({ firstName, upline }) => firstName === 'Benedetta' && upline === 'ada');
    });

    it('ends it under both names of a former guest', async () => {
      await tab.signInAsGuest('tessera');
      const { username } = await accountOf(tab).first();
      const { upline: _, ...upgrade } = registrationOf('grace');
      await tab.upgradeGuest(upgrade, { languages: ['en'] });
      await accountOf(tab).until((account) => account.username === 'grace');
      expect(await tab.findUpline(username)).toEqual({ username });
      await logIn(tab, 'grace');
      await tab.deleteAccount();
      expect(await tab.findUpline('grace')).toBeNull();
      expect(await tab.findUpline(username)).toBeNull();
    });

    it('first gives back what is held for withdrawals', async () => {
      await join(tab, 'ada');
      await harness.fund('ada@mail.example', cents(500_00));
      await tab.requestWithdrawal(withdrawalRequest('first', cents(150_00)));
      await tab.requestWithdrawal(withdrawalRequest('second', cents(100_00)));
      await tab.submitDeposit(depositDeclaration('pending'));
      await deleteWhenGivenBack(tab);
      await beOperator('olga');
      await seesNothingOpen(500_00);
    });

    it('is refused while held money cannot be given back, and can be repeated', async () => {
      await join(tab, 'ada');
      await harness.fund('ada@mail.example', cents(500_00));
      await tab.requestWithdrawal(withdrawalRequest('held', cents(150_00)));
      await tab.submitDeposit(depositDeclaration('pending'));
      await tab.sendMessage({ id: 'hello', text: 'Is anyone there?' });
      await harness.stopSettler();
      await tab.requestWithdrawal(withdrawalRequest('late', cents(100_00)));
      const outcome = await outcomeOf(tab.deleteAccount());
      expect(['done', 'withdrawals-open']).toContain(outcome);
      if (outcome === 'withdrawals-open') {
        // Nothing is half deleted: the member is still signed in, with everything, also in a page opened afterwards.
        const page = await harness.open();
        expect((await sessionOf(page).first()).kind).toBe('member');
        expect(await accountOf(page).first()).toMatchObject({ username: 'ada' });
        expect(await depositsOf(page).first()).toMatchObject([{ status: 'pending' }]);
        expect(await messagesOf(page).first()).toHaveLength(1);
        expect(await withdrawalsOf(page).first()).toMatchObject([
          { id: 'late', status: 'cancelled', neverHeld: 'cancelled' },
          { id: 'held', status: 'cancelling' },
        ]);
        expect(await page.findUpline('ada')).toEqual({ username: 'ada' });
        await harness.startSettler();
        await deleteWhenGivenBack(page);
      }
      await beOperator('olga');
      await seesNothingOpen(500_00);
      expect(await tab.findUpline('ada')).toBeNull();
    });

    it('no operator finishes what no one has asked for, nor their own', async () => {
      await join(tab, 'ada');
      const uid = await uidOf(tab);
      await tab.logOut();
      await beOperator('olga');
      expect(await refusal(tab.finishErasure(uid))).toBe('permission-denied');
      expect(await refusal(tab.finishErasure('nobody'))).toBe('not-found');
      expect(await refusal(tab.finishErasure(await uidOf(tab)))).toBe('own-request');
    });

    describe('while a payout is decided and not sent', () => {
      let uid: string;
      const unfinished = () => observe<Unfinished>((...call) => tab.watchUnfinished(uid, ...call));
      const tombstone = () => observe<Tombstone | null>((...call) => tab.watchTombstone(uid, ...call));

      beforeEach(async () => {
        await join(tab, 'ada');
        uid = await uidOf(tab);
        await harness.fund('ada@mail.example', cents(500_00));
        await tab.requestWithdrawal(withdrawalRequest('paid', cents(150_00)));
        await harness.payWithdrawal('ada@mail.example', 'paid');
        await tab.putPhoto(picture('image/webp', 100));
      });

      it('waits, keeps the wish, and lets the member take it back', async () => {
        expect(await refusal(tab.deleteAccount())).toBe('withdrawals-open');
        const account = accountOf(tab);
        await account.until(({ erasureAskedAt }) => erasureAskedAt !== undefined);
        expect(await withdrawalsOf(tab).first()).toMatchObject([{ id: 'paid', status: 'paid' }]);
        await tab.keepAccount();
        await account.until(({ erasureAskedAt }) => erasureAskedAt === undefined);
        await tab.keepAccount();
      });

      it('an operator sees why, and finishes it once nothing waits: the person goes, the books stay', async () => {
        expect(await refusal(tab.deleteAccount())).toBe('withdrawals-open');
        expect(await refusal(tab.finishErasure(uid))).toBe('permission-denied');
        expect(await refusal(unfinished().first())).toBe('permission-denied');
        await tab.logOut();
        await beOperator('olga');
        expect((await tab.readAccountOf(uid))?.erasureAskedAt).toBeTypeOf('number');
        const asking = observe<readonly FoundMember[]>((...call) => tab.watchErasures(...call));
        expect(await asking.first()).toMatchObject([{ uid, username: 'ada' }]);
        const waits = unfinished();
        expect(await waits.first()).toMatchObject({ withdrawals: [{ id: 'paid' }], held: 0 });
        expect(await refusal(tab.finishErasure(uid))).toBe('erasure-waits');
        expect(await tombstone().first()).toBeNull();

        await recordPayout(tab, { uid, withdrawalId: 'paid', reference: 'tx 1' });
        expect(await waits.until(({ withdrawals }) => withdrawals.length === 0)).toEqual({
          withdrawals: [],
          held: 0,
        });
        await tab.finishErasure(uid);
        await tab.finishErasure(uid);
        await asking.until((members) => members.length === 0);
        const stone = await tombstone().until((found) => typeof found?.erasedAt === 'number');
        expect(stone).toMatchObject({ by: { username: 'olga' } });
        expect(await tab.readAccountOf(uid)).toBeNull();
        expect(await harness.picturesLeft()).toBe(0);
        await totalsOf(tab).until(({ earning }) => earning === 350_00);
        expect(await tab.findUpline('ada')).toBeNull();
        await tab.logOut();
        expect(await refusal(logIn(tab, 'ada'))).toBe('invalid-credentials');
        expect(await refusal(register(tab, 'ada', { email: 'new@mail.example' }))).toBe('username-taken');
      });
    });
  });
}
