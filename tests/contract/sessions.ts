import { beforeEach, describe, expect, it } from 'vitest';
import type { Backend, OpenSession } from '#backend/port/backend.ts';
import { isSignedIn, type Session } from '#domain/accounts/session.ts';
import { SECOND } from '#domain/time.ts';
import type { Harness } from './harness.ts';
import { accountOf, refusal, sessionOf, sessionsOf } from './observe.ts';
import { join, logIn, PASSWORD } from './people.ts';

const NEW_PASSWORD = 'Nine bridges over wisteria';
const DETAILS = { firstName: 'Ada', lastName: 'King', phoneNumber: null, country: null };

const isSignedOut = (session: Session) => session.kind === 'signedOut';
const isMember = (session: Session) => session.kind === 'member';
const count = (number: number) => (sessions: readonly OpenSession[]) => sessions.length === number;
const marks = (sessions: readonly OpenSession[]) => sessions.map(({ isThis }) => isThis);

export function describeSessions(harness: Harness): void {
  describe(`the list of sessions on ${harness.name}`, () => {
    let tab: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
    });

    it('names the browser and since when, and marks the session in use', async () => {
      const before = harness.now();
      await join(tab, 'ada');
      const [session, ...others] = await sessionsOf(tab).until(count(1));
      expect(others).toEqual([]);
      expect(session).toMatchObject({ isThis: true, browser: { name: 'firefox', system: 'linux' } });
      expect(session?.since).toBeGreaterThan(before - SECOND);
      expect(session?.since).toBeLessThanOrEqual(harness.now());
    });

    it('has the session that all tabs share once, also after its owner has confirmed the password', async () => {
      await join(tab, 'ada');
      const [before] = await sessionsOf(tab).until(count(1));
      const other = await harness.open();
      await sessionOf(other).until(isSignedIn);
      await harness.passSecond();
      await other.reauthenticate(PASSWORD);
      await sessionOf(other).first();
      const sessions = await sessionsOf(other).until(([session]) => session?.isThis === true);
      expect(sessions).toEqual([before]);
    });

    it('keeps the session in use when the others end', async () => {
      await join(tab, 'ada');
      await tab.endOtherSessions();
      await tab.endSession('unknown');
      expect((await sessionOf(tab).first()).kind).toBe('member');
      await tab.changeDetails(DETAILS);
      expect(marks(await sessionsOf(tab).until(count(1)))).toEqual([true]);
    });

    it('cannot be changed while signed out', async () => {
      expect(await refusal(tab.endOtherSessions())).toBe('session-expired');
      expect(await refusal(tab.endSession('unknown'))).toBe('session-expired');
    });
  });

  const { openElsewhere } = harness;
  if (openElsewhere === null) return;

  describe(`the sessions of a member in several browsers on ${harness.name}`, () => {
    let tab: Backend;
    let other: Backend;

    beforeEach(async () => {
      await harness.reset();
      tab = await harness.open();
      await join(tab, 'ada');
      await sessionOf(tab).until(isMember);
      await sessionsOf(tab).until(count(1));
      await harness.passSecond();
      other = await openElsewhere();
    });

    /** Logs in in the other browser, and follows what its page shows. */
    async function logInElsewhere() {
      await logIn(other, 'ada');
      const session = sessionOf(other);
      await session.until(isMember);
      return session;
    }

    /** The session of the other browser. */
    async function listedOther(): Promise<OpenSession> {
      const sessions = await sessionsOf(tab).until(count(2));
      const [found] = sessions.filter(({ isThis }) => !isThis);
      if (!found) throw new Error('The other session is not listed');
      return found;
    }

    it('are listed, newest first, until they log out', async () => {
      await logInElsewhere();
      const sessions = sessionsOf(tab);
      expect(marks(await sessions.until(count(2)))).toEqual([false, true]);
      expect(marks(await sessionsOf(other).until(count(2)))).toEqual([true, false]);
      await other.logOut();
      expect(marks(await sessions.until(count(1)))).toEqual([true]);
    });

    it('end one by one, and the page of an ended one signs out', async () => {
      const session = await logInElsewhere();
      const third = await openElsewhere();
      await harness.passSecond();
      await logIn(third, 'ada');
      const kept = sessionOf(third);
      await kept.until(isMember);
      const sessions = sessionsOf(tab);
      const [, ended] = await sessions.until(count(3));
      await tab.endSession(ended?.id ?? '');
      await session.until(isSignedOut);
      await sessions.until(count(2));
      expect(await refusal(other.changeDetails(DETAILS))).toBe('session-expired');
      await third.changeDetails(DETAILS);
      expect(kept.values.at(-1)?.kind).toBe('member');
    });

    it('end on the server, whatever their pages do', async () => {
      // This page watches nothing, so it does not hear that its session ends.
      await logIn(other, 'ada');
      await other.changeDetails(DETAILS);
      await tab.endOtherSessions();
      expect(await refusal(other.changeDetails(DETAILS))).toBe('permission-denied');
      expect(await refusal(accountOf(other).first())).toBe('permission-denied');
      await tab.changeDetails(DETAILS);
    });

    it('all end but one, and can begin again with the password', async () => {
      const session = await logInElsewhere();
      await listedOther();
      await tab.endOtherSessions();
      await session.until(isSignedOut);
      await harness.passSecond();
      await logInElsewhere();
      await other.changeDetails(DETAILS);
      await listedOther();
    });

    it('end when the password changes', async () => {
      const session = await logInElsewhere();
      await harness.passSecond();
      await tab.reauthenticate(PASSWORD);
      await tab.changePassword(NEW_PASSWORD);
      await session.until(isSignedOut);
      await tab.changeDetails(DETAILS);
      expect(marks(await sessionsOf(tab).until(count(1)))).toEqual([true]);
      expect(await refusal(logIn(other, 'ada'))).toBe('invalid-credentials');
    });
  });
}
