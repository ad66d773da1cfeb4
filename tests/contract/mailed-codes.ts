import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import { isSignedIn } from '#domain/accounts/session.ts';
import type { Harness } from './harness.ts';
import { accountOf, refusal, sessionOf } from './observe.ts';
import { join, logIn, PASSWORD, register } from './people.ts';

const ENGLISH = { languages: ['en'] };

/** Not every service tells a used code from an unknown one. */
const SPENT = ['action-code-used', 'action-code-invalid'];

export function describeMailedCodes(harness: Harness): void {
  describe(`mailed codes on ${harness.name}`, () => {
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
    });

    describe('verification', () => {
      it('happens once, seen by a second tab', async () => {
        await join(tab, 'ada');
        const elsewhere = accountOf(await harness.open());
        expect((await elsewhere.first()).verified).toBe(false);

        const { code } = await harness.lastMail('ada@mail.example');
        expect(await tab.readActionCode(code)).toEqual({ mode: 'verifyEmail', email: 'ada@mail.example' });
        await tab.verifyEmail(code);
        await elsewhere.until(({ verified }) => verified);

        expect(SPENT).toContain(await refusal(tab.readActionCode(code)));
        expect(SPENT).toContain(await refusal(tab.verifyEmail(code)));
      });

      it('can be mailed again, in the language that its reader wants most', async () => {
        await join(tab, 'ada');
        const first = await harness.lastMail('ada@mail.example');
        await tab.sendVerification({ languages: ['en-NZ', 'it'] });
        const second = await harness.lastMail('ada@mail.example');
        expect(second).toMatchObject({ mode: 'verifyEmail', language: 'en' });
        expect(second.code).not.toBe(first.code);
        await tab.verifyEmail(second.code);
        expect((await accountOf(tab).first()).verified).toBe(true);
      });

      it('refuses an unknown code', async () => {
        expect(await refusal(tab.readActionCode('never-mailed'))).toBe('action-code-invalid');
        expect(await refusal(tab.verifyEmail('never-mailed'))).toBe('action-code-invalid');
        expect(await refusal(tab.resetPassword('never-mailed', PASSWORD))).toBe('action-code-invalid');
      });

      it('refuses a code mailed for another purpose', async () => {
        await register(tab, 'ada');
        const { code } = await harness.lastMail('ada@mail.example');
        expect(await refusal(tab.resetPassword(code, PASSWORD))).toBe('action-code-invalid');
        await tab.verifyEmail(code);
      });

      it('expires', async () => {
        await register(tab, 'ada');
        const { code } = await harness.lastMail('ada@mail.example');
        expect(await tab.readActionCode(code)).toMatchObject({ mode: 'verifyEmail' });
        await harness.expireCode(code);
        expect(await refusal(tab.readActionCode(code))).toBe('action-code-expired');
        expect(await refusal(tab.verifyEmail(code))).toBe('action-code-expired');
      });
    });

    describe('password reset', () => {
      const NEW_PASSWORD = 'Nine bridges over wisteria';

      it('replaces the password, ends the session everywhere and counts as verification', async () => {
        await join(tab, 'ada');
        const elsewhere = sessionOf(await harness.open());
        await elsewhere.until(isSignedIn);

        await tab.requestPasswordReset('ADA@mail.example', ENGLISH);
        const mail = await harness.lastMail('ada@mail.example');
        expect(mail).toMatchObject({ mode: 'resetPassword', language: 'en' });
        expect(await tab.readActionCode(mail.code)).toEqual({
          mode: 'resetPassword',
          email: 'ada@mail.example',
        });
        await tab.resetPassword(mail.code, NEW_PASSWORD);

        await elsewhere.until(({ kind }) => kind === 'signedOut');
        expect(await refusal(logIn(tab, 'ada'))).toBe('invalid-credentials');
        await logIn(tab, 'ada', NEW_PASSWORD);
        expect((await accountOf(tab).first()).verified).toBe(true);
      });

      it('leaves another member’s session alone', async () => {
        await register(tab, 'ada');
        await join(tab, 'ben');
        await tab.requestPasswordReset('ada@mail.example', ENGLISH);
        const { code } = await harness.lastMail('ada@mail.example');
        await tab.resetPassword(code, NEW_PASSWORD);
        expect((await accountOf(tab).first()).username).toBe('ben');
      });

      it('answers alike for an unknown address', async () => {
        await expect(tab.requestPasswordReset('nobody@mail.example', ENGLISH)).resolves.toBeUndefined();
      });

      it('accepts a code once', async () => {
        await register(tab, 'ada');
        await tab.requestPasswordReset('ada@mail.example', ENGLISH);
        const { code } = await harness.lastMail('ada@mail.example');
        await tab.resetPassword(code, NEW_PASSWORD);
        expect(SPENT).toContain(await refusal(tab.resetPassword(code, PASSWORD)));
        await logIn(tab, 'ada', NEW_PASSWORD);
      });

      it('expires', async () => {
        await register(tab, 'ada');
        await tab.requestPasswordReset('ada@mail.example', ENGLISH);
        const { code } = await harness.lastMail('ada@mail.example');
        await harness.expireCode(code);
        expect(await refusal(tab.resetPassword(code, NEW_PASSWORD))).toBe('action-code-expired');
        await logIn(tab, 'ada');
      });
    });
  });
}
