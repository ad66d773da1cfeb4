import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTab } from '#tests/support/local-backend.ts';
import type { Backend, CodeMail, Mail } from '#backend/port/backend.ts';
import { DAY, HOUR, MINUTE } from '#domain/time.ts';
import { observe, refusal } from '#tests/contract/observe.ts';
import { join, logIn, PASSWORD, register } from '#tests/contract/people.ts';

const ENGLISH = { languages: ['en'] };
const OLD = 'ada@mail.example';
const NEW = 'ada.new@mail.example';
const NEW_PASSWORD = 'Nine bridges over wisteria';

let names = 0;
let time = 0;
let tab: Backend;

beforeEach(async () => {
  names += 1;
  time = Date.UTC(2023, 0, 15, 12);
  tab = await openTab({ name: `limits-of-time-${names}`, now: () => time });
});

async function lastMail(address: string): Promise<CodeMail> {
  const mails = observe<readonly Mail[]>((...call) => {
    if (!tab.outbox) throw new Error('The local backend has an outbox');
    return tab.outbox.watchMails(...call);
  });
  const found = (await mails.first()).filter((mail) => 'code' in mail).find(({ to }) => to === address);
  mails.stop();
  if (!found) throw new Error(`No mail to ${address}`);
  return found;
}

/** Checks how long the code of the last mail to an address is valid, to the millisecond. */
async function expectToLast(address: string, lifetime: number): Promise<void> {
  const { code } = await lastMail(address);
  time += lifetime - 1;
  await tab.readActionCode(code);
  time += 1;
  expect(await refusal(tab.readActionCode(code))).toBe('action-code-expired');
}

describe('a mailed code of the embedded backend', () => {
  it('verifies for three days', async () => {
    await register(tab, 'ada');
    await expectToLast(OLD, 3 * DAY);
  });

  it('resets a password for one hour', async () => {
    await register(tab, 'ada');
    await tab.requestPasswordReset(OLD, ENGLISH);
    await expectToLast(OLD, HOUR);
  });

  it('changes an address for one day, and undoes that for thirty', async () => {
    await join(tab, 'ada');
    await tab.changeEmail(NEW, ENGLISH);
    const { code, firstName } = await lastMail(NEW);
    expect(firstName).toBe('ada');
    await tab.confirmEmailChange(code);
    expect(await lastMail(OLD)).toMatchObject({ mode: 'recoverEmail', email: OLD, language: 'en' });
    await expectToLast(OLD, 30 * DAY);

    await tab.logIn(NEW, PASSWORD);
    await tab.changeEmail('ada.third@mail.example', ENGLISH);
    await expectToLast('ada.third@mail.example', DAY);
  });

  it('reports that it was used, and invalidates older ones of its kind', async () => {
    await register(tab, 'ada');
    await tab.requestPasswordReset(OLD, ENGLISH);
    const older = await lastMail(OLD);
    await tab.requestPasswordReset(OLD, ENGLISH);
    const newer = await lastMail(OLD);
    await tab.resetPassword(newer.code, NEW_PASSWORD);
    expect(await refusal(tab.resetPassword(newer.code, PASSWORD))).toBe('action-code-used');
    expect(await refusal(tab.resetPassword(older.code, PASSWORD))).toBe('action-code-used');
  });

  it('verifies only the address that it was mailed to', async () => {
    await join(tab, 'ada');
    const { code } = await lastMail(OLD);
    await tab.changeEmail(NEW, ENGLISH);
    await tab.confirmEmailChange((await lastMail(NEW)).code);
    expect(await refusal(tab.verifyEmail(code))).toBe('action-code-invalid');
  });
});

describe('an owner', () => {
  it('counts as present for five minutes', async () => {
    await join(tab, 'ada');
    time += 5 * MINUTE;
    await tab.changePassword(NEW_PASSWORD);
    time += 1;
    expect(await refusal(tab.changePassword(PASSWORD))).toBe('reauthentication-needed');
    expect(await refusal(tab.changeEmail(NEW, ENGLISH))).toBe('reauthentication-needed');
    expect(await refusal(tab.deleteAccount())).toBe('reauthentication-needed');

    await tab.reauthenticate(NEW_PASSWORD);
    await tab.deleteAccount();
    expect(await refusal(logIn(tab, 'ada', NEW_PASSWORD))).toBe('invalid-credentials');
  });
});
