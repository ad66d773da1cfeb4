import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { openTab } from '#tests/support/local-backend.ts';
import { hashPassword } from '#backend/local/passwords.ts';
import { openLocalBackend, PASSWORD_ITERATIONS } from '#backend/local/index.ts';
import type { Backend, Mail } from '#backend/port/backend.ts';
import { isSignedIn } from '#domain/accounts/session.ts';
import { observe, refusal, sessionOf } from '#tests/contract/observe.ts';
import { join, logIn, PASSWORD, register } from '#tests/contract/people.ts';
import { eventually } from '#tests/support/eventually.ts';

const MAIL = { languages: ['it'] };
const DETAILS = { firstName: 'Ada', lastName: 'Lovelace', phoneNumber: null, country: null };

let names = 0;
let name = '';
let tab: Backend;

beforeEach(async () => {
  names += 1;
  name = `log-in-${names}`;
  tab = await openTab({ name });
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function changeCredential(change: (uid: string) => Promise<unknown>): Promise<void> {
  const database = await openDB(name);
  const [uid] = await database.getAllKeys('credentials');
  await database.put('credentials', await change(uid as string), uid);
  database.close();
}

describe('logging in', () => {
  it('does the same work for an unknown address, as much as OWASP asks for', async () => {
    tab = await openLocalBackend({ name });
    await register(tab, 'ada');
    const derive = vi.spyOn(crypto.subtle, 'deriveBits');
    const work = () => derive.mock.calls.map(([algorithm]) => (algorithm as Pbkdf2Params).iterations);
    await refusal(logIn(tab, 'ada', 'wrong'));
    const known = work();
    derive.mockClear();
    await refusal(logIn(tab, 'nobody', 'wrong'));
    expect(known).toEqual([600_000]);
    expect(PASSWORD_ITERATIONS).toBe(600_000);
    expect(work()).toEqual(known);
  });

  it('makes a hash of fewer iterations as strong as new ones', async () => {
    tab = await openTab({ name, passwordIterations: 3 });
    await register(tab, 'ada');
    await changeCredential(() => hashPassword(crypto, PASSWORD, 2));
    await logIn(tab, 'ada');

    const database = await openDB(name);
    expect(await database.getAll('credentials')).toMatchObject([{ iterations: 3 }]);
    database.close();
    await logIn(tab, 'ada');
  });

  it('refuses a password that was reset while it was being compared', async () => {
    await register(tab, 'ada');
    const { deriveBits } = crypto.subtle;
    vi.spyOn(crypto.subtle, 'deriveBits').mockImplementationOnce(async (...given) => {
      const derived = await deriveBits.apply(crypto.subtle, given);
      await changeCredential(() => hashPassword(crypto, 'Nine bridges over wisteria', 1));
      return derived;
    });
    expect(await refusal(logIn(tab, 'ada'))).toBe('invalid-credentials');
    expect((await sessionOf(tab).first()).kind).toBe('signedOut');
  });
});

describe('a page', () => {
  it('acts for the member it shows, and not for one who signs in later', async () => {
    await register(tab, 'ben');
    await join(tab, 'ada');
    const page = await openTab({ name });
    const session = sessionOf(page);
    await session.until(isSignedIn);
    session.stop();

    await logIn(tab, 'ben');
    expect(await refusal(page.sendVerification(MAIL))).toBe('session-expired');
    const mails = observe<readonly Mail[]>((onValue, onError) => {
      if (!tab.outbox) throw new Error('The local backend has an outbox');
      return tab.outbox.watchMails(onValue, onError);
    });
    expect((await mails.first()).map(({ firstName }) => firstName)).toEqual(['ada', 'ben']);
  });
  it('shows a page that its session is gone, as soon as it acts', async () => {
    await join(tab, 'ada');
    const session = sessionOf(tab);
    await session.until(isSignedIn);
    // The browser clears the site's data without an event.
    const database = await openDB(name);
    await database.clear('session');
    database.close();
    expect(await refusal(tab.sendVerification(MAIL))).toBe('session-expired');
    expect((await session.until((now) => !isSignedIn(now))).kind).toBe('signedOut');
  });

  it('reports the session again after a failure, even if unchanged', async () => {
    await join(tab, 'ada');
    const told: string[] = [];
    const page = await openTab({ name });
    const stop = page.watchSession(
      ({ kind }) => told.push(kind),
      ({ code }) => told.push(code),
    );
    onTestFinished(stop);
    await eventually(() => expect(told).toEqual(['member']));

    const { transaction } = IDBDatabase.prototype;
    const disk = vi.spyOn(IDBDatabase.prototype, 'transaction');
    disk.mockImplementation(function (this: IDBDatabase, names, mode, options) {
      if (mode === 'readonly') throw new DOMException('Broken', 'UnknownError');
      return transaction.call(this, names, mode, options);
    });
    await tab.changeDetails(DETAILS);
    await eventually(() => expect(told).toEqual(['member', 'storage-unavailable']));
    disk.mockRestore();
    await tab.changeDetails(DETAILS);
    await eventually(() => expect(told).toEqual(['member', 'storage-unavailable', 'member']));
  });
});
