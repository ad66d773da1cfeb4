import { expect, it, onTestFinished, vi } from 'vitest';
import type { Account } from '#domain/accounts/account.ts';
import type { Backend, Latest } from '#backend/port/backend.ts';
import { newDeposit } from '#domain/deposits/deposit.ts';
import { cents } from '#domain/money/cents.ts';
import { NO_BALANCES, type Posting } from '#domain/money/ledger.ts';
import { HOUR } from '#domain/time.ts';
import { memberExport, notesExport } from '#islands/operator/members/export.ts';
import { depositDeclaration } from '#tests/contract/requests.ts';
import { walkOn } from '#tests/unit/support/walk-on.ts';

const { answers } = vi.hoisted(() => ({ answers: {} as Partial<Backend> }));
vi.mock('#backend/index.ts', () => ({ backend: async () => answers }));

const tell =
  <Value>(value: Value) =>
  (...call: readonly unknown[]) => {
    (call.at(-2) as (told: Value) => void)(value);
    return () => undefined;
  };
const only = <Item>(...items: readonly Item[]): Latest<Item> => ({ items, older: null });

const OLGA = { uid: 'olga', username: 'olga', isSample: false };
const MEMBER = { uid: 'ada', username: 'ada', isSample: false };
const POSTING: Posting = {
  id: 'ben:s8-1:0',
  kind: 'activation',
  from: 'locked:ben',
  to: 'earning:ada',
  amount: cents(5_00),
  at: 0,
  subject: 's8-1',
};

Object.assign(answers, {
  readAccountOf: async () => ({ uid: 'ada', username: 'ada', phoneNumber: '+390000000' }) as Account,
  readPhotoOf: async () => ({ type: 'image/webp', bytes: new Uint8Array([1]) }),
  watchAllDeposits: tell(
    only({
      member: MEMBER,
      deposit: newDeposit(depositDeclaration('d1'), 0),
    }),
  ),
  watchAllWithdrawals: tell(only()),
  watchPostingsOf: tell(only({ posting: POSTING, balances: NO_BALANCES, sums: {} })),
  watchThread: tell(only({ id: 'm1', from: 'operator', text: 'Hello.', at: 0, operator: OLGA })),
  watchBalancesOf: tell(NO_BALANCES),
  watchTradingPlanOf: tell([]),
  watchNotes: tell(only({ id: 'n1', text: 'Three accounts.', operator: OLGA, at: 0 })),
} satisfies Partial<Record<keyof Backend, unknown>>);

it('saves all that is held about a member, and nothing that is about others', async () => {
  const saved = new Map<string, Blob>();
  const save = (name: string, content: Blob) => saved.set(name, content);
  await memberExport.run('ada', save, 'What this is.', 0);
  const text = (await saved.get('tessera-member-ada-1970-01-01.json')?.text()) ?? '';
  expect(JSON.parse(text)).toMatchObject({
    notes: 'What this is.',
    account: { username: 'ada', phoneNumber: '+390000000' },
    photo: 'data:image/webp;base64,AQ==',
    deposits: [{ id: 'd1', createdAt: '1970-01-01T00:00:00.000Z' }],
    postings: [{ from: 'another member', to: 'earning:ada', amount: 5_00 }],
    messages: [{ text: 'Hello.', from: 'operator' }],
  });
  for (const other of ['ben', 'olga', 'Three accounts']) expect(text).not.toContain(other);
});

it('saves the notes as a file of their own, without who wrote them', async () => {
  const saved = new Map<string, Blob>();
  await notesExport.run('ada', (name, content) => saved.set(name, content), 0);
  const text = (await saved.get('tessera-notes-1970-01-01.json')?.text()) ?? '';
  expect(JSON.parse(text).notes).toEqual([{ text: 'Three accounts.', at: '1970-01-01T00:00:00.000Z' }]);
});

it('dates by the days of the walk that fills the console, also in the file’s name', async () => {
  const begun = Date.UTC(2026, 10, 24);
  const walk = walkOn(570, { passed: [{ at: begun, days: 0 }] });
  const deposit = newDeposit(depositDeclaration('d1'), begun);
  Object.assign(answers, {
    sandbox: { watchWalk: tell(walk) },
    watchSession: tell({ kind: 'operator', uid: 'olga' }),
    watchAllDeposits: tell(only({ member: MEMBER, deposit })),
  });
  vi.resetModules();
  const [{ memberExport: reloaded }, { $dayOf }] = await Promise.all([
    import('#islands/operator/members/export.ts'),
    import('#stores/walk.ts'),
  ]);
  // As the console does.
  onTestFinished($dayOf.listen(() => undefined));
  const saved = new Map<string, Blob>();
  await reloaded.run('ada', (name, content) => saved.set(name, content), 'What this is.', begun + HOUR);
  const text = (await saved.get('tessera-member-ada-day-570.json')?.text()) ?? '{}';
  expect(JSON.parse(text)).toMatchObject({ savedAt: 'Day 570', deposits: [{ createdAt: 'Day 570' }] });
  expect(text).not.toContain('2026-');
});
