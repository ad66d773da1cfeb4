import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openTab } from '#tests/support/local-backend.ts';
import type { Backend, CodeMail, Mail } from '#backend/port/backend.ts';
import { logIn, PASSWORD, register } from '#tests/contract/people.ts';

const NEW_PASSWORD = 'Nine bridges over wisteria';

/** The forms in which a password might be stored without slow hashing. */
function formsOf(password: string): Buffer[] {
  const plain = [Buffer.from(password, 'utf8'), Buffer.from(password, 'utf16le')];
  const bigEndian = Buffer.from(password, 'utf16le').swap16();
  const fast = ['md5', 'sha1', 'sha256', 'sha512'].map((name) => createHash(name).update(password).digest());
  const binary = [...plain, bigEndian, ...fast];
  const text = binary.flatMap((bytes) => [
    bytes.toString('hex'),
    bytes.toString('hex').toUpperCase(),
    bytes.toString('base64').replaceAll('=', ''),
    bytes.toString('base64url'),
  ]);
  const written = [
    ...text,
    encodeURIComponent(password),
    password.toLowerCase(),
    [...password].reverse().join(''),
  ];
  return [...binary, ...written.map((form) => Buffer.from(form))];
}

/** All bytes and texts in a stored value, object keys included. */
function* leavesOf(value: unknown): Generator<Buffer> {
  if (typeof value === 'string') yield Buffer.from(value);
  else if (ArrayBuffer.isView(value)) yield Buffer.from(value.buffer, value.byteOffset, value.byteLength);
  else if (value instanceof ArrayBuffer) yield Buffer.from(value);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, inner] of Object.entries(value)) {
      yield Buffer.from(key);
      yield* leavesOf(inner);
    }
  }
}

/** Walks every record and key of the database. */
async function tracesIn(name: string, passwords: readonly string[]): Promise<string[]> {
  const forms = passwords.flatMap(formsOf);
  const database = await openDB(name);
  const found: string[] = [];
  for (const store of database.objectStoreNames) {
    const records = [await database.getAll(store), await database.getAllKeys(store)];
    for (const leaf of leavesOf(records)) {
      if (forms.some((form) => leaf.includes(form))) found.push(`${store}: ${leaf.toString()}`);
    }
  }
  database.close();
  return found;
}

async function lastMail(backend: Backend): Promise<CodeMail | undefined> {
  const mails = await new Promise<readonly Mail[]>((resolve, reject) =>
    backend.outbox?.watchMails(resolve, reject),
  );
  return mails.find((mail) => 'code' in mail);
}

describe('after registration, log-in and a reset', () => {
  it('no form of either password lies in the database', async () => {
    const backend = await openTab({ name: 'no-password' });
    await register(backend, 'ada');
    await logIn(backend, 'ada');
    await backend.requestPasswordReset('ada@mail.example', { languages: ['it'] });
    await backend.resetPassword((await lastMail(backend))?.code ?? '', NEW_PASSWORD);
    await logIn(backend, 'ada', NEW_PASSWORD);

    expect(await tracesIn('no-password', [PASSWORD, NEW_PASSWORD])).toEqual([]);
  });

  it('and the search would find one', async () => {
    const backend = await openTab({ name: 'a-careless-form' });
    await register(backend, 'ada', { firstName: PASSWORD });
    await register(backend, 'ben', { lastName: Buffer.from(PASSWORD, 'utf16le').toString('base64') });
    const found = await tracesIn('a-careless-form', [PASSWORD]);
    expect(found).toHaveLength(3);
    expect(found.filter((trace) => trace.startsWith('accounts'))).toHaveLength(2);
    expect(found.filter((trace) => trace.startsWith('mails'))).toHaveLength(1);
  });
});
