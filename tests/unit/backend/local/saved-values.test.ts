import 'fake-indexeddb/auto';
import { beforeAll, describe, expect, it } from 'vitest';
import { IS_SAVED, type Rows, type SavedStore } from '#backend/local/backup/community-file.ts';
import { wrongFieldOf } from '#backend/local/backup/saved-values.ts';
import { verify } from '#backend/local/backup/verify.ts';
import { openTab } from '#tests/support/local-backend.ts';
import { openStore } from '#backend/local/store.ts';
import { seenOfDeposit } from '#domain/decisions/seen.ts';
import type { Deposit } from '#domain/deposits/deposit.ts';
import { readDisk } from '#tests/contract/faults-disk.ts';
import { signedInUid } from '#tests/contract/local-books.ts';
import { join } from '#tests/contract/people.ts';
import { picture } from '#tests/contract/pictures.ts';
import { depositDeclaration } from '#tests/contract/requests.ts';
import { OFFERS } from '#tests/unit/support/sample-offers.ts';

const STORES = (Object.keys(IS_SAVED) as (keyof typeof IS_SAVED)[]).filter(
  (name): name is SavedStore => IS_SAVED[name],
);

let rows: Rows;

/** A community with something in every store: samples, and what a member and an operator leave behind. */
beforeAll(async () => {
  const name = 'everything';
  const tab = await openTab({ name, walkMembers: 60 });
  await join(tab, 'ada');
  await tab.sandbox?.beginWalk({ place: 'late', seed: 1 }, OFFERS, () => undefined);
  await tab.submitDeposit(depositDeclaration('first'));
  await tab.putProof('first', picture('image/png', 500));
  await tab.putPhoto(picture('image/png', 500));
  await tab.sendMessage({ id: 'hello', text: 'Hello\nthere' });
  const store = await openStore(name);
  const uid = await signedInUid(store);
  const { sandbox } = tab;
  if (!sandbox) throw new Error('There is no sandbox');
  const watched = Promise.withResolvers<Deposit | null>();
  tab.watchDeposit('first', watched.resolve, watched.reject);
  await sandbox.pretendPaid('first', seenOfDeposit((await watched.promise) as Deposit));
  await sandbox.enterAsOperator();
  await tab.suspend(uid, { id: 'first', reason: 'Three accounts.' });
  await tab.reply(uid, { id: 'answer', text: 'Hello.' });
  await tab.addNote(uid, { id: 'note', text: 'Has called.' });
  const [paid] = (await readDisk(name)).get('settled')?.filter(({ value }) => isPayout(value)) ?? [];
  if (!paid) throw new Error('No payout was settled');
  const { request } = paid.value as {
    readonly request: { readonly uid: string; readonly withdrawalId: string };
  };
  const { uid: member, withdrawalId: requestId } = request;
  await sandbox.reverse({ uid: member, requestKind: 'withdrawal', requestId, reason: 'It came back.' });

  const gone = await openTab({ name: 'gone' });
  await join(gone, 'zoe');
  await gone.deleteAccount();
  await store.write({ writes: ['tombstones', 'usernames'] }, async (transaction) => {
    await transaction.objectStore('tombstones').put({ uid: 'zoe', at: 1 });
    await transaction.objectStore('usernames').put({ uid: 'zoe', username: 'zoe' });
  });
  rows = new Map([...(await readDisk(name))].filter(([each]) => STORES.some((saved) => saved === each)));
});

const isPayout = (value: unknown): boolean =>
  (value as { readonly request: { readonly outcome?: unknown } }).request.outcome === 'pay';

type Plain = Record<string, unknown>;
const isInner = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !(value instanceof Uint8Array);

/** The path of every field of a value, down to the leaves. */
const fieldsOf = (value: unknown, above: readonly string[] = []): readonly (readonly string[])[] =>
  isInner(value)
    ? Object.keys(value).flatMap((name) => [[...above, name], ...fieldsOf(value[name], [...above, name])])
    : [];

function withField(value: unknown, [name = '', ...rest]: readonly string[], put: unknown): unknown {
  if (Array.isArray(value))
    return value.map((item, nth) => (String(nth) === name ? replaced(item, rest, put) : item));
  const copy: Plain = { ...(value as Plain) };
  if (rest.length === 0 && put === undefined) delete copy[name];
  else copy[name] = replaced(copy[name], rest, put);
  return copy;
}

const replaced = (inner: unknown, rest: readonly string[], put: unknown): unknown =>
  rest.length === 0 ? put : withField(inner, rest, put);

/** One row of each shape that a store has, so that no kind of row is left out. */
function samplesOf(store: SavedStore) {
  const byShape = new Map<string, { readonly key: unknown; readonly value: unknown }>();
  for (const row of rows.get(store) ?? []) {
    const { kind, method, status } = { ...(row.value as Plain) } as Plain;
    const shape = fieldsOf(row.value).filter((path) => !path.some((name) => Number(name) > 0));
    byShape.set(JSON.stringify([kind, method, status, shape]), row);
  }
  return [...byShape.values()];
}

/** Values of every kind, none of which is what a screen expects in any other's place. `undefined` takes the field away. */
const WRONG: readonly unknown[] = [
  ...[{ a: 1 }, [], ['a'], true, null, undefined],
  ...['', '\u202e', 'not a country', 'toString', '<img>', 'x'.repeat(5000)],
  ...[-1, 0.5, 1e300, Number.NaN, 8.64e15, new Uint8Array(3)],
];

const kindOf = (value: unknown): string => {
  if (value === null || value === undefined) return 'nothing';
  return Array.isArray(value) ? 'list' : value instanceof Uint8Array ? 'bytes' : typeof value;
};

/** Fields that may be left empty or out, kinds of sums among them: that none is missing, the books say. */
const MAY_BE_NOTHING =
  /^(paidTo|email|phoneNumber|country|suspension|sample|at|sponsor|seen|proofAt|proofHash|decidedAt|note|approval|payout|neverHeld|reversed|reversal|operators?|after|credit|activation|earned|hold|pay|release|creditReversal|payReversal)$/;

describe('a value of another kind in a saved community', () => {
  it('is looked for in every store', () => {
    for (const store of STORES) expect(rows.get(store)?.length, store).toBeGreaterThan(0);
    expect(STORES.length).toBe(23);
  });

  it('is not in one that is as it was saved', () => {
    expect(() => verify(rows)).not.toThrow();
  });

  it.each(STORES)('is refused by the name of its field: %s', (store) => {
    let tried = 0;
    for (const { key, value } of samplesOf(store)) {
      for (const path of fieldsOf(value)) {
        const field = path.join('.');
        const present = path.reduce<unknown>((inner, name) => (inner as Plain)[name], value);
        for (const wrong of WRONG) {
          tried += 1;
          const found = wrongFieldOf(store, { key, value: withField(value, path, wrong) });
          const told = `${store} ${field}: ${JSON.stringify(wrong)?.slice(0, 40)} says ${found}`;
          if (found !== null) {
            // The field itself, one within it, or the group that needs it.
            expect(field.startsWith(found) || found.startsWith(field) || isOfGroup(found, field), told).toBe(
              true,
            );
            continue;
          }
          // What passes is of the same kind, or nothing where nothing may be.
          const isSameKind = kindOf(wrong) === kindOf(present);
          const mayBeNothing = kindOf(wrong) === 'nothing' && MAY_BE_NOTHING.test(path.at(-1) ?? '');
          const mayBeSomething =
            present === null && MAY_BE_NOTHING.test(path.at(-1) ?? '') && !isInner(wrong);
          expect(isSameKind || mayBeNothing || mayBeSomething, told).toBe(true);
        }
      }
    }
    expect(tried).toBeGreaterThan(20);
  });
});

/** A rule about several fields names one of them. */
function isOfGroup(found: string, field: string): boolean {
  const above = (path: string) => path.split('.').slice(0, -1).join('.');
  return above(found) === above(field);
}
