import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTab } from '#tests/support/local-backend.ts';
import { openStore } from '#backend/local/store.ts';
import {
  type Backend,
  type CodeMail,
  type Mail,
  type SecondFactor,
  type SecondFactorChallenge,
  SecondFactorNeeded,
} from '#backend/port/backend.ts';
import { TOTP_PERIOD } from '#domain/accounts/second-factor/totp.ts';
import { MINUTE } from '#domain/time.ts';
import { type Authenticator, openAuthenticator } from '#tests/contract/authenticator.ts';
import { observe, refusal, sessionOf } from '#tests/contract/observe.ts';
import { join, logIn, PASSWORD } from '#tests/contract/people.ts';

let names = 0;
let name = '';
let time = 0;
let tab: Backend;
let app: Authenticator;
let codes: readonly string[];

/** A member with a second factor, signed out. */
beforeEach(async () => {
  names += 1;
  name = `second-factor-${names}`;
  time = Date.UTC(2023, 0, 15, 12);
  tab = await open();
  await join(tab, 'ada');
  await tab.verifyEmail((await lastMail()).code);
  const { secret, confirm } = await tab.enrolSecondFactor();
  app = openAuthenticator(secret, () => time);
  codes = await confirm(app.code());
  await tab.logOut();
});

const open = () => openTab({ name, now: () => time });

async function lastMail(): Promise<CodeMail> {
  const mails = observe<readonly Mail[]>((...call) => {
    if (!tab.outbox) throw new Error('The local backend has an outbox');
    return tab.outbox.watchMails(...call);
  });
  return (await mails.first()).find((mail) => 'code' in mail) as CodeMail;
}

async function challenge(on: Backend = tab): Promise<SecondFactorChallenge> {
  const thrown = await logIn(on, 'ada').catch((failure: unknown) => failure);
  if (!(thrown instanceof SecondFactorNeeded)) throw new Error(`Not asked for: ${thrown}`);
  return thrown.challenge;
}

const code = (typed: string) => ({ kind: 'code', code: typed }) as const;
const recovery = (typed: string) => ({ kind: 'recovery', code: typed }) as const;
const codesLeft = async () =>
  (await observe<SecondFactor | null>((...call) => tab.watchSecondFactor(...call)).first())
    ?.recoveryCodesLeft;

describe('a recovery code of the embedded backend', () => {
  it('signs in where the device is lost, once each', async () => {
    expect(codes).toHaveLength(10);
    const [first = '', second = ''] = codes;
    await (await challenge()).answer(recovery(first));
    expect((await sessionOf(tab).first()).kind).toBe('member');
    expect(await codesLeft()).toBe(9);
    await tab.logOut();
    expect(await refusal((await challenge()).answer(recovery(first)))).toBe('code-refused');
    await (await challenge()).answer(recovery(second));
    expect(await codesLeft()).toBe(8);
    // With one in hand the lost factor goes.
    await tab.removeSecondFactor();
    await tab.logOut();
    await logIn(tab, 'ada');
  });

  it('is no code, and a code no recovery code', async () => {
    const asked = await challenge();
    expect(await refusal(asked.answer(code(codes[0] ?? '')))).toBe('code-refused');
    expect(await refusal(asked.answer(recovery(app.code())))).toBe('code-refused');
  });

  it('lies nowhere in the database, nor does what it is made of', async () => {
    const store = await openStore(name);
    const record = await store.read(['secondFactors'], (transaction) =>
      transaction.objectStore('secondFactors').getAll(),
    );
    const kept = JSON.stringify(record);
    expect(record).toHaveLength(1);
    for (const each of codes) expect(kept).not.toContain(each);
  });
});

describe('a challenge of the embedded backend', () => {
  it('takes one code once, in whichever of two tabs it comes first', async () => {
    const asked = [await challenge(), await challenge(await open())];
    const typed = code(app.code());
    const outcomes = await Promise.allSettled(asked.map((each) => each.answer(typed)));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('waits for five minutes', async () => {
    const asked = await challenge();
    time += 5 * MINUTE;
    const other = await challenge();
    time += 1;
    expect(await refusal(asked.answer(code(app.code())))).toBe('challenge-expired');
    await other.answer(code(app.code()));
  });

  it('ends when the password has changed since', async () => {
    const asked = await challenge();
    await tab.requestPasswordReset('ada@mail.example', { languages: ['en'] });
    await tab.resetPassword((await lastMail()).code, 'Nine bridges over wisteria');
    expect(await refusal(asked.answer(code(app.code())))).toBe('invalid-credentials');
    expect((await sessionOf(tab).first()).kind).toBe('signedOut');
  });

  it('ends when the factor was removed since', async () => {
    const asked = await challenge();
    const elsewhere = await open();
    await (await challenge(elsewhere)).answer(code(app.code()));
    await elsewhere.removeSecondFactor();
    expect(await refusal(asked.answer(code(app.code())))).toBe('challenge-expired');
  });

  it('takes no more than ten wrong answers in a quarter of an hour, not even the right one then', async () => {
    for (let count = 0; count < 10; count += 1) {
      expect(await refusal((await challenge()).answer(code('000000')))).toBe('code-refused');
    }
    const right = code(app.code());
    expect(await refusal((await challenge()).answer(right))).toBe('too-many-requests');
    expect(await refusal((await challenge()).answer(recovery(codes[0] ?? '')))).toBe('too-many-requests');
    time += 15 * MINUTE;
    await (await challenge()).answer(code(app.code()));
  });
});

describe('a second factor of the embedded backend', () => {
  it('is changed only by an owner who has just shown to be here', async () => {
    await (await challenge()).answer(code(app.code()));
    time += 6 * MINUTE;
    expect(await refusal(tab.removeSecondFactor())).toBe('reauthentication-needed');
    const thrown = await tab.reauthenticate(PASSWORD).catch((failure: unknown) => failure);
    if (!(thrown instanceof SecondFactorNeeded)) throw new Error('Not asked for');
    expect(await refusal(tab.removeSecondFactor())).toBe('reauthentication-needed');
    await thrown.challenge.answer(code(app.code()));
    await tab.removeSecondFactor();

    time += 6 * MINUTE;
    expect(await refusal(tab.enrolSecondFactor())).toBe('reauthentication-needed');
    await tab.reauthenticate(PASSWORD);
    const { secret, confirm } = await tab.enrolSecondFactor();
    time += 6 * MINUTE;
    const late = openAuthenticator(secret, () => time).code();
    expect(await refusal(confirm(late))).toBe('reauthentication-needed');
  });

  it('goes with the account', async () => {
    await (await challenge()).answer(code(app.code()));
    await tab.deleteAccount();
    const store = await openStore(name);
    const left = await store.read(['secondFactors'], (transaction) =>
      transaction.objectStore('secondFactors').count(),
    );
    expect(left).toBe(0);
  });

  it('takes the code of a clock that is one period off, and of none further off', async () => {
    await (await challenge()).answer(code(app.code()));
    await tab.logOut();
    const early = code(app.code());
    time += TOTP_PERIOD;
    await (await challenge()).answer(early);
    await tab.logOut();
    const late = code(app.code());
    time += 4 * TOTP_PERIOD;
    expect(await refusal((await challenge()).answer(late))).toBe('code-refused');
  });
});
