import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import type { Harness } from './harness.ts';
import { accountOf, refusal, sessionOf } from './observe.ts';
import { join, logIn, PASSWORD } from './people.ts';

const NEW_PASSWORD = 'Nine bridges over wisteria';

export function describeCredentials(harness: Harness): void {
  describe(`a member's own account on ${harness.name}`, () => {
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
    });

    it('stays signed in after its owner confirms the password', async () => {
      await join(tab, 'ada');
      expect(await refusal(tab.reauthenticate('Wisteria over ten bridges'))).toBe('invalid-credentials');
      await tab.reauthenticate(PASSWORD);
      expect((await sessionOf(tab).first()).kind).toBe('member');
    });

    it('can change its password without ending the session', async () => {
      await join(tab, 'ada');
      await tab.changePassword(NEW_PASSWORD);
      expect((await sessionOf(tab).first()).kind).toBe('member');
      await tab.logOut();
      expect(await refusal(logIn(tab, 'ada'))).toBe('invalid-credentials');
      await logIn(tab, 'ada', NEW_PASSWORD);
    });

    it('refuses the current password as a new one', async () => {
      await join(tab, 'ada');
      expect(await refusal(tab.changePassword(PASSWORD))).toBe('password-unchanged');
      await tab.changePassword(NEW_PASSWORD);
      expect(await refusal(tab.changePassword(NEW_PASSWORD))).toBe('password-unchanged');
      expect((await sessionOf(tab).first()).kind).toBe('member');
      await tab.logOut();
      await logIn(tab, 'ada', NEW_PASSWORD);
    });

    it('can change its details, and a second tab sees them', async () => {
      await join(tab, 'ada');
      const elsewhere = accountOf(await harness.open());
      await elsewhere.first();
      const details = { firstName: 'Augusta', lastName: 'King', phoneNumber: '+390612345678', country: null };
      await tab.changeDetails(details);
      const account = await elsewhere.until(({ firstName }) => firstName === 'Augusta');
      expect(account).toMatchObject({ ...details, username: 'ada', email: 'ada@mail.example' });
    });

    it('cannot be changed while signed out', async () => {
      const details = { firstName: 'a', lastName: 'b', phoneNumber: null, country: null };
      expect(await refusal(tab.changeDetails(details))).toBe('session-expired');
      expect(await refusal(tab.reauthenticate(PASSWORD))).toBe('session-expired');
      expect(await refusal(tab.changePassword(NEW_PASSWORD))).toBe('session-expired');
      expect(await refusal(tab.changeEmail('a@b.example', { languages: ['en'] }))).toBe('session-expired');
      expect(await refusal(tab.deleteAccount())).toBe('session-expired');
    });
  });
}
