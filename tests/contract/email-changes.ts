import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import type { Harness } from './harness.ts';
import { accountOf, refusal, sessionOf } from './observe.ts';
import { join, logIn, PASSWORD, register } from './people.ts';

const ENGLISH = { languages: ['en'] };
const OLD = 'ada@mail.example';
const NEW = 'ada.new@mail.example';

export function describeEmailChanges(harness: Harness): void {
  describe(`a change of address on ${harness.name}`, () => {
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
      await join(tab, 'ada');
    });

    it('waits for the new address to confirm, and then ends the session', async () => {
      const elsewhere = sessionOf(await harness.open());
      await tab.changeEmail('Ada.New@mail.example', ENGLISH);
      expect(await accountOf(tab).first()).toMatchObject({ email: OLD });

      const { code, mode } = await harness.lastMail(NEW);
      expect(mode).toBe('verifyAndChangeEmail');
      expect(await tab.readActionCode(code)).toEqual({ mode: 'verifyAndChangeEmail', email: NEW });
      await tab.confirmEmailChange(code);
      await elsewhere.until(({ kind }) => kind === 'signedOut');

      expect(await refusal(tab.logIn(OLD, PASSWORD))).toBe('invalid-credentials');
      await tab.logIn(NEW, PASSWORD);
      expect(await accountOf(tab).first()).toMatchObject({ email: NEW, verified: true, username: 'ada' });
    });

    it('accepts a code once', async () => {
      await tab.changeEmail(NEW, ENGLISH);
      const { code } = await harness.lastMail(NEW);
      await tab.confirmEmailChange(code);
      const spent = ['action-code-used', 'action-code-invalid'];
      expect(spent).toContain(await refusal(tab.confirmEmailChange(code)));
    });

    it('refuses an expired code', async () => {
      await tab.changeEmail(NEW, ENGLISH);
      const { code } = await harness.lastMail(NEW);
      await harness.expireCode(code);
      expect(await refusal(tab.confirmEmailChange(code))).toBe('action-code-expired');
      await logIn(tab, 'ada');
    });

    it('refuses a code mailed for another purpose', async () => {
      const { code } = await harness.lastMail(OLD);
      expect(await refusal(tab.confirmEmailChange(code))).toBe('action-code-invalid');
      expect(await refusal(tab.recoverEmail(code))).toBe('action-code-invalid');
    });

    it('answers alike for an address in use, and mails nothing', async () => {
      await register(tab, 'ben');
      const { code } = await harness.lastMail('ben@mail.example');
      await expect(tab.changeEmail('ben@mail.example', ENGLISH)).resolves.toBeUndefined();
      expect((await harness.lastMail('ben@mail.example')).code).toBe(code);
    });

    it('is undone by the mail to the old address', async () => {
      await harness.moveAddress(OLD, 'intruder@mail.example');
      const { code, mode } = await harness.lastMail(OLD);
      expect(mode).toBe('recoverEmail');
      const visitor = await harness.open();
      expect(await visitor.readActionCode(code)).toEqual({ mode: 'recoverEmail', email: OLD });
      await visitor.recoverEmail(code);

      expect(await refusal(visitor.logIn('intruder@mail.example', PASSWORD))).toBe('invalid-credentials');
      await logIn(visitor, 'ada');
      expect(await accountOf(visitor).first()).toMatchObject({ email: OLD, username: 'ada' });
    });
  });
}
