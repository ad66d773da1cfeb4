import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { describe, expect, it } from 'vitest';
import { VERSION } from '#backend/local/database.ts';
import { openTab } from '#tests/support/local-backend.ts';
import { MIGRATIONS } from '#backend/local/migrations.ts';
import { hashPassword } from '#backend/local/passwords.ts';
import type { Mail } from '#backend/port/backend.ts';
import type { Grant } from '#domain/decisions/grant.ts';
import {
  accountOf,
  balancesOf,
  depositsOf,
  incomesOf,
  observe,
  programmeOf,
  refusal,
  sessionOf,
} from '#tests/contract/observe.ts';
import { PASSWORD, register } from '#tests/contract/people.ts';
import { registered } from '#tests/unit/domain/programme/programme-setting.ts';

const NAME = 'made-by-the-first-version';
const MADE_AT = Date.UTC(2023, 0, 15);

const ADA = {
  uid: 'ada-uid',
  email: 'ada@mail.example',
  username: 'ada',
  firstName: 'Ada',
  lastName: 'Rossi',
  phoneNumber: null,
  country: 'IT',
  verified: false,
  upline: 'tessera',
  createdAt: MADE_AT,
};

const DEPOSIT = {
  id: 'first',
  coin: 'dogecoin',
  network: 'testnet',
  package: 'silver',
  amount: 500_00,
  coinAmount: '5882.35294118',
  address: 'nfmNKaTDxA5ZhfVLHEYdrXGgzQhtJwW4tR',
  status: 'credited',
  createdAt: MADE_AT,
  dueAt: MADE_AT + 7_200_000,
  decidedAt: MADE_AT + 60_000,
  note: null,
};

const CREDIT = {
  id: 'ada-uid:decideDeposit:one',
  kind: 'credit',
  from: 'external',
  to: 'locked:ada-uid',
  amount: 500_00,
  at: MADE_AT + 60_000,
  subject: 'first',
};

const MAIL = {
  id: 'mail',
  mode: 'verifyEmail',
  email: ADA.email,
  code: 'code-in-the-mail',
  firstName: 'Ada',
  language: 'it',
  sentAt: MADE_AT,
};

/** A database as the first version left it, with everything that later versions read. */
async function makeFirstVersion(): Promise<void> {
  const [toFirst] = MIGRATIONS;
  const database = await openDB(NAME, 1, {
    upgrade: (opened, _old, _new, transaction) => toFirst?.(opened, transaction),
  });
  await database.add('accounts', ADA);
  await database.add('credentials', await hashPassword(crypto, PASSWORD, 1), ADA.uid);
  await database.add('session', { uid: ADA.uid, token: 'token' }, 'current');
  await database.add('mails', MAIL);
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(MAIL.code));
  await database.add('actionCodes', {
    fingerprint: Buffer.from(digest).toString('base64url'),
    mode: 'verifyEmail',
    uid: ADA.uid,
    expiresAt: Date.now() + 60_000,
    usedAt: null,
  });
  await database.add('deposits', { uid: ADA.uid, value: DEPOSIT });
  await database.add('postings', { posting: CREDIT, uids: [ADA.uid] });
  database.close();
}

it('are as many as the version says', () => {
  expect(MIGRATIONS).toHaveLength(VERSION);
});

describe('a database of the first version', () => {
  it('is opened by this one with nothing lost', async () => {
    await makeFirstVersion();
    const tab = await openTab({ name: NAME });

    expect(await sessionOf(tab).first()).toEqual({ kind: 'member', uid: ADA.uid });
    expect(await accountOf(tab).first()).toEqual({ ...ADA, guest: false, uplineConfirmed: true });
    const { dueAt: _, ...deposit } = DEPOSIT;
    expect(await depositsOf(tab).first()).toEqual([{ ...deposit, proofAt: null }]);
    expect(await balancesOf(tab).first()).toMatchObject({ locked: 500_00 });
    const mails = observe<readonly Mail[]>((...call) => {
      if (!tab.outbox) throw new Error('The local backend has an outbox');
      return tab.outbox.watchMails(...call);
    });
    expect(await mails.first()).toEqual([{ ...MAIL, to: ADA.email }]);

    // The old session does not record when its owner last signed in.
    expect(await refusal(tab.changePassword('Nine bridges over wisteria'))).toBe('reauthentication-needed');
    await tab.reauthenticate(PASSWORD);
    await tab.verifyEmail(MAIL.code);
    expect(await tab.findUpline('ada')).toEqual({ username: 'ada' });
    expect(await refusal(register(tab, 'ben', { username: 'ada' }))).toBe('username-taken');
  });
});

describe('a database of the fifth version', () => {
  it('says since when its operator is one', async () => {
    const name = 'made-by-the-fifth-version';
    const database = await openDB(name, 5, {
      async upgrade(opened, _old, _new, transaction) {
        for (const migrate of MIGRATIONS.slice(0, 5)) await migrate(opened, transaction);
      },
    });
    await database.add('accounts', { ...ADA, guest: false });
    await database.add('operators', { uid: ADA.uid });
    await database.add('session', { uid: ADA.uid, token: 'token', authenticatedAt: 0 }, 'current');
    database.close();

    const tab = await openTab({ name });
    expect(await sessionOf(tab).first()).toEqual({ kind: 'operator', uid: ADA.uid });
    const grants = observe<readonly Grant[]>((...call) => tab.watchGrants(10, ...call));
    expect(await grants.first()).toMatchObject([{ member: { username: 'ada' }, at: MADE_AT, by: null }]);
  });
});

describe('a database of the tenth version', () => {
  it('shows what its programme’s log says', async () => {
    const name = 'made-by-the-tenth-version';
    const database = await openDB(name, 10, {
      async upgrade(opened, _old, _new, transaction) {
        for (const migrate of MIGRATIONS.slice(0, 10)) await migrate(opened, transaction);
      },
    });
    await database.add('accounts', { ...ADA, guest: false });
    await database.add('session', { uid: ADA.uid, token: 'token', authenticatedAt: 0 }, 'current');
    const bought = { kind: 'activate', matrix: 's8', level: 1, at: MADE_AT } as const;
    for (const entry of [
      registered(ADA.uid),
      { ...bought, uid: ADA.uid, username: 'ada' },
      registered('ben-uid', ADA.uid),
      { ...bought, uid: 'ben-uid', username: 'ben' },
    ]) {
      await database.add('programme', entry);
    }
    database.close();

    const tab = await openTab({ name });
    expect(await incomesOf(tab).first()).toMatchObject([{ partner: 'ben', matrix: 's8', level: 1 }]);
    const { matrices } = await programmeOf(tab).first();
    const active = matrices.flatMap(({ levels }) => levels.filter(({ status }) => status === 'active'));
    expect(active).toMatchObject([{ matrix: 's8', level: 1, box: { places: [{ username: 'ben' }] } }]);
  });
});
