import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend } from '#backend/port/backend.ts';
import { isSignedIn, type Session } from '#domain/accounts/session.ts';
import type { Harness } from './harness.ts';
import { accountOf, outcomesOf, refusal, sessionOf } from './observe.ts';
import { join, logIn, PASSWORD, register, registrationOf } from './people.ts';

const ENGLISH = { languages: ['en'] };

const isSignedOut = (session: Session) => session.kind === 'signedOut';

export function describeIdentity(harness: Harness): void {
  describe(`identity on ${harness.name}`, () => {
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
    });

    describe('registration', () => {
      it('creates the account and mails a code, without signing in', async () => {
        await register(tab, 'ada');
        expect((await sessionOf(tab).first()).kind).toBe('signedOut');
        expect(await harness.lastMail('ada@mail.example')).toMatchObject({
          mode: 'verifyEmail',
          to: 'ada@mail.example',
          language: 'it',
        });

        await logIn(tab, 'ada');
        const { password: _password, ...given } = registrationOf('ada');
        expect(await accountOf(tab).first()).toMatchObject({ ...given, verified: false });
      });

      it('refuses a username that is taken, in any case', async () => {
        await register(tab, 'ada');
        const again = register(tab, 'ben', { username: 'ADA' });
        expect(await refusal(again)).toBe('username-taken');
      });

      it("refuses the programme's own name", async () => {
        expect(await refusal(register(tab, 'ben', { username: 'tessera' }))).toBe('username-taken');
      });

      it('refuses a username that looks like one that is taken, or like the staff’s', async () => {
        await register(tab, 'paul');
        for (const username of ['pau1', 'paui', 'p_aul', 'PAUI', 'adm1n', 'support_team', 'my_tessera']) {
          expect(await refusal(register(tab, 'ben', { username })), username).toBe('username-taken');
        }
        await register(tab, 'ben', { username: 'paula' });
        expect(await tab.findUpline('paula')).toEqual({ username: 'paula' });
      });

      it('says without a session whether a name is free', async () => {
        expect(await tab.isUsernameFree('Paula')).toBe(true);
        await register(tab, 'ben', { username: 'paula' });
        for (const username of ['paula', 'Paula', 'pau1a', 'pa_ula']) {
          expect(await tab.isUsernameFree(username), username).toBe(false);
        }
        for (const username of ['', 'ab', 'p/x', 'w'.repeat(21), 'tessera', 'support1']) {
          expect(await tab.isUsernameFree(username), username).toBe(false);
        }
        expect(await tab.isUsernameFree('paul')).toBe(true);
      });

      it('lets one of two tabs have names that look alike', async () => {
        const other = await harness.open();
        const outcomes = await outcomesOf([
          register(tab, 'ada', { username: 'paul' }),
          register(other, 'ben', { username: 'pau1' }),
        ]);
        expect(outcomes).toEqual(['done', 'username-taken']);
      });

      it('answers alike for an address in use, and mails its owner', async () => {
        await register(tab, 'ada');
        await register(tab, 'ben', { email: 'Ada@Mail.example' });
        expect(await tab.findUpline('ben')).toBeNull();
        expect(await harness.lastMail('ada@mail.example')).toMatchObject({ mode: 'resetPassword' });
        await logIn(tab, 'ada');
        expect(await accountOf(tab).first()).toMatchObject({ username: 'ada' });
      });

      it('reports a taken username, whatever the address', async () => {
        await register(tab, 'ada');
        const again = register(tab, 'ada', { email: 'Ada@Mail.example' });
        expect(await refusal(again)).toBe('username-taken');
      });

      it('leaves nothing behind when it refuses', async () => {
        await register(tab, 'ada');
        await refusal(register(tab, 'ben', { username: 'ada' }));
        await register(tab, 'ben');
        expect(await tab.findUpline('ben')).toEqual({ username: 'ben' });
      });

      it('gives a name to one of two tabs that request it at once', async () => {
        const other = await harness.open();
        const outcomes = await outcomesOf([
          register(tab, 'ada', { username: 'same' }),
          register(other, 'ben', { username: 'same' }),
        ]);
        expect(outcomes).toEqual(['done', 'username-taken']);
      });

      it('gives an address to one of two tabs that request it at once', async () => {
        const other = await harness.open();
        await Promise.all([
          register(tab, 'ada', { email: 'same@mail.example' }),
          register(other, 'ben', { email: 'same@mail.example' }),
        ]);
        const made = await Promise.all(['ada', 'ben'].map((username) => tab.findUpline(username)));
        expect(made.filter((member) => member !== null)).toHaveLength(1);
      });
    });

    describe('uplines', () => {
      it('finds the programme, and members in any case', async () => {
        await register(tab, 'ada');
        expect(await tab.findUpline('tessera')).toEqual({ username: 'tessera' });
        expect(await tab.findUpline('Ada')).toEqual({ username: 'ada' });
        expect(await tab.findUpline('nobody')).toBeNull();
      });

      it('joins a new member to the inviting one', async () => {
        await register(tab, 'ada');
        await register(tab, 'ben', { upline: 'Ada' });
        await logIn(tab, 'ben');
        expect(await accountOf(tab).first()).toMatchObject({ upline: 'ada' });
      });

      it('refuses an unknown upline, and oneself', async () => {
        expect(await refusal(register(tab, 'ben', { upline: 'nobody' }))).toBe('upline-unknown');
        expect(await refusal(register(tab, 'ben', { upline: 'ben' }))).toBe('upline-unknown');
      });
    });

    describe('sessions', () => {
      it('shares one session among all tabs, which outlives them', async () => {
        const other = sessionOf(await harness.open());
        expect(await other.first()).toEqual({ kind: 'signedOut' });

        await join(tab, 'ada');
        const signedIn = await other.until(isSignedIn);
        expect(signedIn).toMatchObject({ kind: 'member' });
        expect(await sessionOf(tab).first()).toEqual(signedIn);
        expect(await sessionOf(await harness.open()).first()).toEqual(signedIn);
      });

      it('accepts the address in any case', async () => {
        await register(tab, 'ada');
        await tab.logIn('ADA@mail.example', PASSWORD);
        expect((await sessionOf(tab).first()).kind).toBe('member');
      });

      it('refuses a wrong password and an unknown address alike', async () => {
        await register(tab, 'ada');
        expect(await refusal(logIn(tab, 'ada', 'Wisteria over ten bridges'))).toBe('invalid-credentials');
        expect(await refusal(logIn(tab, 'ben'))).toBe('invalid-credentials');
        expect((await sessionOf(tab).first()).kind).toBe('signedOut');
      });

      it('ends in all tabs when one logs out', async () => {
        const other = await harness.open();
        const elsewhere = sessionOf(other);
        await join(tab, 'ada');
        await elsewhere.until(isSignedIn);

        await tab.logOut();
        await elsewhere.until(isSignedOut);
        expect(await refusal(other.sendVerification(ENGLISH))).toBe('session-expired');
        expect(await refusal(tab.sendVerification(ENGLISH))).toBe('session-expired');
      });

      it('shows an account only while its owner is signed in', async () => {
        await register(tab, 'ada');
        await register(tab, 'ben');
        const account = accountOf(await harness.open());
        await logIn(tab, 'ada');
        await account.until(({ username }) => username === 'ada');
        await tab.logOut();
        await logIn(tab, 'ben');
        await account.until(({ username }) => username === 'ben');
        expect([...new Set(account.values.map(({ username }) => username))]).toEqual(['ada', 'ben']);
      });
    });
  });
}
