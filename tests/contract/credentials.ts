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

    it('is still its owner’s after the password was asked again', async () => {
      await join(tab, 'ada');
      expect(await refusal(tab.reauthenticate('Wisteria over ten bridges'))).toBe('invalid-credentials');
      await tab.reauthenticate(PASSWORD);
      expect((await sessionOf(tab).first()).kind).toBe('member');
    });

    it('gets another password, and the session goes on', async () => {
      await join(tab, 'ada');
      await tab.changePassword(NEW_PASSWORD);
      expect((await sessionOf(tab).first()).kind).toBe('member');
      await tab.logOut();
      expect(await refusal(logIn(tab, 'ada'))).toBe('invalid-credentials');
      await logIn(tab, 'ada', NEW_PASSWORD);
    });

    it('does not take the present password for a new one, and keeps it', async () => {
      await join(tab, 'ada');
      expect(await refusal(tab.changePassword(PASSWORD))).toBe('password-unchanged');
      await tab.changePassword(NEW_PASSWORD);
      expect(await refusal(tab.changePassword(NEW_PASSWORD))).toBe('password-unchanged');
      expect((await sessionOf(tab).first()).kind).toBe('member');
      await tab.logOut();
      await logIn(tab, 'ada', NEW_PASSWORD);
    });

    it('gets other details, seen by a second tab', async () => {
      await join(tab, 'ada');
      const elsewhere = accountOf(await harness.open());
      await elsewhere.first();
      const details = { firstName: 'Augusta', lastName: 'King', phoneNumber: '+390612345678', country: null };
      await tab.changeDetails(details);
      const account = await elsewhere.until(({ firstName }) => firstName === 'Augusta');
      expect(account).toMatchObject({ ...details, username: 'ada', email: 'ada@mail.example' });
    });

    it('is nobody’s to change while nobody is signed in', async () => {
      const details = { firstName: 'a', lastName: 'b', phoneNumber: null, country: null };
      expect(await refusal(tab.changeDetails(details))).toBe('session-expired');
      expect(await refusal(tab.reauthenticate(PASSWORD))).toBe('session-expired');
      expect(await refusal(tab.changePassword(NEW_PASSWORD))).toBe('session-expired');
      expect(await refusal(tab.changeEmail('a@b.example', { language: 'en' }))).toBe('session-expired');
      expect(await refusal(tab.deleteAccount())).toBe('session-expired');
    });
  });
}
