import { beforeEach, describe, expect, it } from 'vitest';
import { type Backend, type SecondFactor, SecondFactorNeeded } from '#backend/port/backend.ts';
import { type Authenticator, openAuthenticator } from './authenticator.ts';
import type { Harness } from './harness.ts';
import { observe, refusal, sessionOf } from './observe.ts';
import { join, logIn, PASSWORD, registrationOf } from './people.ts';

const ADA = registrationOf('ada').email;

const factorOf = (tab: Backend) => observe<SecondFactor | null>((...call) => tab.watchSecondFactor(...call));

/** What is asked for after the password. */
async function challengeOf(attempt: Promise<void>) {
  const thrown = await attempt.then(
    () => null,
    (failure: unknown) => failure,
  );
  if (!(thrown instanceof SecondFactorNeeded)) throw new Error(`No second factor was asked for: ${thrown}`);
  return thrown.challenge;
}

export function describeSecondFactor(harness: Harness): void {
  describe(`a second factor on ${harness.name}`, () => {
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
      await join(tab, 'ada');
    });

    const verify = async () => tab.verifyEmail((await harness.lastMail(ADA)).code);

    /** Adds one to the signed-in member's account. */
    async function enrol(): Promise<Authenticator> {
      await verify();
      const { secret, confirm } = await tab.enrolSecondFactor();
      const app = openAuthenticator(secret, harness.now);
      await confirm(app.code());
      return app;
    }

    const answer = (code: string) => ({ kind: 'code', code }) as const;

    it('is added by a first code, and every tab shows that it is there', async () => {
      await verify();
      const elsewhere = factorOf(await harness.open());
      expect(await elsewhere.first()).toBeNull();
      const { secret, uri, confirm } = await tab.enrolSecondFactor();
      expect(uri).toContain(`otpauth://totp/Tessera:ada%40mail.example?secret=${secret}&`);
      const app = openAuthenticator(secret, harness.now);
      expect(await refusal(confirm('000000'))).toBe('code-refused');
      expect(elsewhere.values).toEqual([null]);
      await confirm(app.code());
      await elsewhere.until((factor) => factor !== null);
      expect(await refusal(tab.enrolSecondFactor())).toBe('second-factor-exists');
      // The session that added it goes on.
      expect((await sessionOf(tab).first()).kind).toBe('member');
    });

    it('is for members who have shown that the address is theirs', async () => {
      expect(await refusal(tab.enrolSecondFactor())).toBe('email-unverified');
    });

    it('is asked for after the password, and not before', async () => {
      const app = await enrol();
      await tab.logOut();
      expect(await refusal(logIn(tab, 'ada', 'Wisteria over ten bridges'))).toBe('invalid-credentials');
      const session = sessionOf(tab);
      await session.until(({ kind }) => kind === 'signedOut');
      const challenge = await challengeOf(logIn(tab, 'ada'));
      expect(await refusal(challenge.answer(answer('000000')))).toBe('code-refused');
      expect(session.values).toEqual([{ kind: 'signedOut' }]);
      await challenge.answer(answer(app.code()));
      await session.until(({ kind }) => kind === 'member');
    });

    // On Firebase it is the emulators' gateway that refuses here, as the service is expected to: docs/deploying.md.
    it('takes no code twice, not even the one that added it', async () => {
      await verify();
      const { secret, confirm } = await tab.enrolSecondFactor();
      const app = openAuthenticator(secret, harness.now);
      const [first, second] = [app.code(), app.code()];
      await confirm(first);
      await tab.logOut();
      expect(await refusal((await challengeOf(logIn(tab, 'ada'))).answer(answer(first)))).toBe(
        'code-refused',
      );
      await (await challengeOf(logIn(tab, 'ada'))).answer(answer(second));
      await tab.logOut();
      expect(await refusal((await challengeOf(logIn(tab, 'ada'))).answer(answer(second)))).toBe(
        'code-refused',
      );
    });

    it('is asked for too where the owner has to show to be here', async () => {
      const app = await enrol();
      expect(await refusal(tab.reauthenticate('Wisteria over ten bridges'))).toBe('invalid-credentials');
      const challenge = await challengeOf(tab.reauthenticate(PASSWORD));
      expect(await refusal(challenge.answer(answer('000000')))).toBe('code-refused');
      await challenge.answer(answer(app.code()));
      expect((await sessionOf(tab).first()).kind).toBe('member');
    });

    it('is removed by its owner, and then the password is enough', async () => {
      await enrol();
      const factor = factorOf(tab);
      await factor.until((present) => present !== null);
      await tab.removeSecondFactor();
      await factor.until((present) => present === null);
      await tab.removeSecondFactor();
      await tab.logOut();
      await logIn(tab, 'ada');
      expect((await sessionOf(tab).first()).kind).toBe('member');
    });

    it('outlasts a new password', async () => {
      const app = await enrol();
      await tab.logOut();
      await tab.requestPasswordReset(ADA, { languages: ['en'] });
      await tab.resetPassword((await harness.lastMail(ADA)).code, 'Nine bridges over wisteria');
      const challenge = await challengeOf(logIn(tab, 'ada', 'Nine bridges over wisteria'));
      await challenge.answer(answer(app.code()));
      expect((await sessionOf(tab).until(({ kind }) => kind !== 'signedOut')).kind).toBe('member');
    });

    it('is nobody’s to add or to remove while nobody is signed in', async () => {
      await tab.logOut();
      expect(await refusal(tab.enrolSecondFactor())).toBe('session-expired');
      expect(await refusal(tab.removeSecondFactor())).toBe('session-expired');
    });
  });
}
