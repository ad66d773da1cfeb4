import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import type { Harness } from './harness.ts';
import { accountOf, depositsOf, refusal, sessionOf } from './observe.ts';
import { join, logIn, register, registrationOf } from './people.ts';
import { depositDeclaration } from './requests.ts';

const ITALIAN = { languages: ['it'] };
const PROGRAMME = 'tessera';

export function describeGuests(harness: Harness): void {
  describe(`guests on ${harness.name}`, () => {
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
    });

    const upgradeTo = (name: string) => {
      const { upline: _, ...upgrade } = registrationOf(name);
      return tab.upgradeGuest(upgrade, ITALIAN);
    };

    it('have an account at once, in all tabs, without giving any details', async () => {
      const elsewhere = sessionOf(await harness.open());
      await tab.signInAsGuest(PROGRAMME);
      const session = await elsewhere.until(({ kind }) => kind === 'guest');
      expect(await sessionOf(tab).first()).toEqual(session);
      const account = await accountOf(tab).first();
      expect(account).toMatchObject({ guest: true, email: null, firstName: '', verified: false });
      expect(account.username).toMatch(/^guest_[a-z0-9]{10}$/);
    });

    it('belong to the inviting member', async () => {
      await register(tab, 'ada');
      await tab.signInAsGuest('Ada');
      expect(await accountOf(tab).first()).toMatchObject({ upline: 'ada' });
    });

    it('are refused under an unknown upline', async () => {
      expect(await refusal(tab.signInAsGuest('nobody'))).toBe('upline-unknown');
      expect((await sessionOf(tab).first()).kind).toBe('signedOut');
    });

    it('can do what members do', async () => {
      await tab.signInAsGuest(PROGRAMME);
      await tab.submitDeposit(depositDeclaration('first'));
      expect(await depositsOf(tab).first()).toMatchObject([depositDeclaration('first')]);
    });

    it('become members and lose nothing', async () => {
      await tab.signInAsGuest(PROGRAMME);
      const { uid, username, createdAt } = await accountOf(tab).first();
      await tab.submitDeposit(depositDeclaration('first'));
      const session = sessionOf(tab);
      await session.until(({ kind }) => kind === 'guest');
      await upgradeTo('ada');

      expect(await session.until(({ kind }) => kind === 'member')).toEqual({ kind: 'member', uid });
      const account = await accountOf(tab).until(({ guest }) => !guest);
      expect(account).toMatchObject({ uid, username: 'ada', email: 'ada@mail.example', createdAt });
      expect(account).toMatchObject({ firstName: 'ada', lastName: 'Rossi', verified: false });
      expect(await harness.lastMail('ada@mail.example')).toMatchObject({ mode: 'verifyEmail' });
      // A member that the guest invited still finds the same upline.
      expect(await tab.findUpline(username)).toEqual({ username });

      await tab.logOut();
      await logIn(tab, 'ada');
      expect(await depositsOf(tab).first()).toHaveLength(1);
    });

    it('are refused a taken name, learn nothing about an address, and stay guests', async () => {
      await register(tab, 'ada');
      await tab.signInAsGuest(PROGRAMME);
      const { upline: _, ...ben } = registrationOf('ben');
      expect(await refusal(tab.upgradeGuest({ ...ben, username: 'ada' }, ITALIAN))).toBe('username-taken');
      await tab.upgradeGuest({ ...ben, email: 'Ada@mail.example' }, ITALIAN);
      expect(await harness.lastMail('ada@mail.example')).toMatchObject({ mode: 'resetPassword' });
      expect((await sessionOf(tab).first()).kind).toBe('guest');
      await upgradeTo('ben');
      expect(await accountOf(tab).until(({ guest }) => !guest)).toMatchObject({ username: 'ben' });
    });

    it('are the only accounts that can be upgraded', async () => {
      expect(await refusal(upgradeTo('ada'))).toBe('session-expired');
      await join(tab, 'ada');
      expect(await refusal(upgradeTo('ben'))).toBe('session-expired');
    });
  });
}
