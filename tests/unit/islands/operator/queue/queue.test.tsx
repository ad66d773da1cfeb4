import type { WritableAtom } from 'nanostores';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { backend } from '#backend/index.ts';
import type { Backend } from '#backend/port/backend.ts';
import { newDeposit } from '#domain/deposits/deposit.ts';
import { depositReference } from '#domain/deposits/deposit-reference.ts';
import { cents } from '#domain/money/cents.ts';
import { DAY } from '#domain/time.ts';
import { openViewInstead, type PendingRequest } from '#islands/operator/model.ts';
import { Queue } from '#islands/operator/queue/Queue.tsx';
import { keepReason } from '#islands/operator/queue/model.ts';
import { reasonText, reasonTexts } from '#islands/operator/queue/text.ts';
import { $hasSandbox } from '#stores/sandbox.ts';
import { depositDeclaration } from '#tests/contract/requests.ts';

// Each row of a deposit shows its reference.
vi.mock('#domain/deposits/deposit-reference.ts', { spy: true });
vi.mock('#backend/index.ts', () => ({ backend: vi.fn(() => new Promise(() => undefined)) }));
vi.mock('#stores/session.ts', async (original) => {
  const { atom } = await import('nanostores');
  return { ...(await original<object>()), $uid: atom('olga') };
});
vi.mock('#stores/sandbox.ts', async () => {
  const { atom } = await import('nanostores');
  return { $hasSandbox: atom(false) };
});

type Deposit = Extract<PendingRequest, { kind: 'deposit' }>;

const rowOf = (username: string, changes: Partial<Deposit> = {}): readonly Deposit[] => [
  {
    kind: 'deposit',
    member: { uid: username, username, isSample: false },
    deposit: newDeposit(depositDeclaration(username), 0),
    approvedBy: null,
    ...changes,
  },
];

const listOf = (rows: readonly (readonly PendingRequest[])[]) => ({
  rows,
  more: null,
  total: rows.flat().length,
});

const show = (count: number, changes: Partial<Deposit> = {}) =>
  render(
    <Queue
      kind="deposit"
      ready={listOf(Array.from({ length: count }, (_, nth) => rowOf(`ada-${nth}`, changes)))}
      offers={{ coins: [], packages: [] }}
    >
      {() => null}
    </Queue>,
  );

it('renders two of its rows when the focus goes from one to the other', () => {
  show(25);
  vi.mocked(depositReference).mockClear();

  act(() => screen.getAllByRole('link', { name: /500\.00/ })[1]?.focus());

  expect(depositReference).toHaveBeenCalledTimes(2);
});

it.each([
  [DAY, 'expires in 13 days', false],
  [13.4 * DAY, 'expires in 14 hr', true],
])('says in how long a deposit without a proof expires, after %i ms: %s', (waited, words, isAlarming) => {
  show(1, { deposit: newDeposit(depositDeclaration('ada'), Date.now() - waited) });
  expect(screen.getByText(words).className.includes('alarming')).toBe(isAlarming);
});

it('keeps the words of the marked list, also while nothing waits', () => {
  openViewInstead('?view=deposits&list=marked');
  onTestFinished(() => openViewInstead('?view=deposits'));
  render(
    <Queue kind="deposit" ready={listOf([])} offers={{ coins: [], packages: [] }}>
      {() => null}
    </Queue>,
  );
  expect(screen.getByText('Nothing is marked')).toBeDefined();
  expect(screen.queryByText('No deposit is waiting')).toBeNull();
});

it('selects all that the operator may refuse, and none', () => {
  const own = rowOf('olga', { member: { uid: 'olga', username: 'olga', isSample: false } });
  render(
    <Queue
      kind="deposit"
      ready={listOf([rowOf('ada'), own, rowOf('ben')])}
      offers={{ coins: [], packages: [] }}
    >
      {() => null}
    </Queue>,
  );
  const all = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select all 2' });
  const boxes = () =>
    [all, ...screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Select: / })].map(
      ({ checked }) => checked,
    );
  fireEvent.click(screen.getByRole('checkbox', { name: /ada/ }));
  expect([all.checked, all.indeterminate]).toEqual([false, true]);
  fireEvent.click(all);
  expect(boxes()).toEqual([true, true, false, true]);
  fireEvent.click(all);
  expect(boxes()).toEqual([false, false, false, false]);
  fireEvent.click(screen.getByRole('checkbox', { name: /ada/ }));
  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(boxes()).toEqual([false, false, false, false]);
});

it('stays with the list of which all is decided, and begins with declarations where nothing else waits', () => {
  const nothing = listOf([]);
  const declared = listOf([rowOf('ben')]);
  const queue = (ready: ReturnType<typeof listOf>) => (
    <Queue kind="deposit" ready={ready} declared={declared} offers={{ coins: [], packages: [] }}>
      {() => null}
    </Queue>
  );
  const { rerender, unmount } = render(queue(listOf([rowOf('ada')])));
  const open = () => screen.getByRole('navigation', { name: 'Lists' }).querySelector('[aria-current]');
  rerender(queue(nothing));
  expect(open()?.textContent).toBe('Ready 0');
  expect(screen.getByText('No deposit with a proof is waiting')).toBeDefined();

  unmount();
  render(queue(nothing));
  expect(open()?.textContent).toBe('No proof yet 1');
});

it('shows a member’s deposit with a proof apart from their declarations, and unfolds a row', async () => {
  const of = (id: string, proofAt: number | null): PendingRequest => {
    const [first] = rowOf('ada');
    if (first?.kind !== 'deposit') throw new Error('No deposit');
    return { ...first, deposit: { ...first.deposit, id, proofAt } };
  };
  render(
    <Queue
      kind="deposit"
      ready={listOf([[of('paid', 1)]])}
      declared={listOf([[of('older', null), of('newer', null)]])}
      offers={{ coins: [], packages: [] }}
    >
      {() => null}
    </Queue>,
  );
  const lists = within(screen.getByRole('navigation', { name: 'Lists' })).getAllByRole('link');
  expect(lists.map((link) => link.textContent)).toEqual(['Ready 1', 'No proof yet 2', 'Marked …']);
  const shown = () => screen.getByRole('list', { name: 'Requests that wait' }).children.length;
  expect(shown()).toBe(1);
  await act(async () => lists[1]?.click());
  expect(shown()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Show 1 more by ada' }));
  expect(shown()).toBe(2);
  await act(async () => lists[0]?.click());
});

function letDialogsOpen(): void {
  // jsdom has the element, but not what opens it.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
}

it('puts reasons at hand into an empty note by the arrow keys, and sends it from wherever the focus is', async () => {
  letDialogsOpen();
  show(1);
  fireEvent.keyDown(document.body, { key: 'r' });
  const note = screen.getByRole<HTMLTextAreaElement>('textbox');
  const press = (key: string) => {
    fireEvent.keyDown(note, { key });
    return note.value;
  };
  const [first, second, third] = reasonTexts.deposit;
  expect(['ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp', 'ArrowDown'].map(press)).toEqual([
    ...[first, second, first],
    ...[third, first],
  ]);
  fireEvent.change(note, { target: { value: 'My own words.' } });
  expect(press('ArrowDown')).toBe('My own words.');

  const reason = screen.getByRole('button', { name: `Use: ${second}` });
  await act(async () => fireEvent.click(reason));
  await act(async () => fireEvent.keyDown(reason, { key: 'Enter', ctrlKey: true }));
  expect(screen.getByRole('button', { name: 'Recording…' })).toBeDefined();
});

it('has reasons at hand for a credit without a proof, apart from those of a refusal', async () => {
  letDialogsOpen();
  keepReason('unproven', 'The bank has told us.', []);
  show(1);
  fireEvent.keyDown(document.body, { key: 'c' });
  const note = screen.getByRole<HTMLTextAreaElement>('textbox');
  fireEvent.keyDown(note, { key: 'ArrowDown' });
  expect(note.value).toBe('The bank has told us.');
  fireEvent.click(screen.getByRole('button', { name: 'Use: Seen on the test network.' }));
  expect(note.value).toBe('Seen on the test network.');
  expect(screen.queryByRole('button', { name: `Use: ${reasonTexts.deposit[0]}` })).toBeNull();
});

it('has none for a credit with a proof, which needs no note', () => {
  letDialogsOpen();
  const [paid] = rowOf('ada');
  show(1, { deposit: { ...(paid as Deposit).deposit, proofAt: 1 } });
  fireEvent.keyDown(document.body, { key: 'c' });
  expect(screen.queryByText(reasonText.title, { exact: false })).toBeNull();
});

it('keeps a question that a key asks before the browser tells that the one before it was closed', () => {
  letDialogsOpen();
  show(1);
  fireEvent.keyDown(document.body, { key: 'c' });
  const closed = screen.getByRole<HTMLDialogElement>('dialog');
  closed.open = false;

  fireEvent.keyDown(document.body, { key: 'c' });
  fireEvent(closed, new Event('close'));

  expect(screen.getByRole('dialog')).not.toBe(closed);
});

const OLGA = { uid: 'olga', username: 'olga', isSample: false };

describe('a key that decides', () => {
  const press = (key: string) => act(() => void fireEvent.keyDown(document.body, { key }));
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);

  it('agrees as the first button of the detail does, also as the second sample operator', () => {
    letDialogsOpen();
    const $isBoth = $hasSandbox as WritableAtom<boolean>;
    $isBoth.set(true);
    onTestFinished(() => $isBoth.set(false));
    show(1, { approvedBy: OLGA });
    press('c');
    expect(screen.getByRole('dialog').textContent).toContain('as the second sample operator');
  });

  it.each([
    ['what they have approved', { approvedBy: OLGA }, 'c', 'Approved by you. It needs a second operator.'],
    ...['c', 'r', 'x', 'm'].map(
      (key) =>
        [
          'their own request',
          { member: OLGA },
          key,
          'Your own request: another operator decides it.',
        ] as const,
    ),
    ['what is decided', { decided: 'credit' }, 'r', 'It is carried out when its turn comes.'],
  ] as const)('says why it does nothing to %s (%s %s)', (_what, changes, key, sentence) => {
    letDialogsOpen();
    show(1, changes);
    press(key);
    expect(said()).toContain(sentence);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('refuses all that are selected, and rests until that question is there', async () => {
    letDialogsOpen();
    await import('#islands/operator/LaterView.tsx');
    show(3);
    for (const key of ['x', 'j', 'j', 'x', 'r', 'c']) press(key);
    expect(screen.queryByRole('dialog')).toBeNull();
    const dialog = await screen.findByRole('dialog', { name: 'Refuse 2 requests?' });
    expect(within(dialog).getAllByRole('listitem')).toHaveLength(2);
  });

  it('confirms a refusal by a button in the tone of danger', () => {
    letDialogsOpen();
    show(1);
    press('r');
    const confirm = within(screen.getByRole('dialog')).getByRole('button', { name: 'Refuse' });
    expect(confirm.className).toContain('button--danger');
  });
});

it.each([
  ['oscar', '1 of 2 approved'],
  [OLGA.uid, 'Approved by you'],
])('says in words, of what %s has approved: %s', (uid, words) => {
  show(1, { approvedBy: { uid, username: uid, isSample: false } });
  const said = within(screen.getByRole('listitem')).getByText(words);
  expect(said.className).not.toContain('visually-hidden');
});

it('goes from one list to the next by a key, and round', async () => {
  const nothing = listOf([]);
  render(
    <Queue kind="deposit" ready={nothing} declared={nothing} offers={{ coins: [], packages: [] }}>
      {() => null}
    </Queue>,
  );
  const press = async () => {
    await act(async () => void fireEvent.keyDown(document.body, { key: 'l' }));
    const open = document.querySelector('nav [aria-current]');
    expect(document.activeElement).toBe(open);
    return open?.textContent;
  };
  expect([await press(), await press(), await press()]).toEqual(['No proof yet 0', 'Marked …', 'Ready 0']);
});

it('approves where what else was credited without a proof makes it too much for one operator', async () => {
  letDialogsOpen();
  const [own] = rowOf('ada-0');
  const credited = (proofAt: number | null) => ({
    member: OLGA,
    deposit: { ...(own as Deposit).deposit, amount: cents(600_00), proofAt },
  });
  const answers: Partial<Backend> = {
    watchAllDeposits(_filter, _most, onLatest) {
      const decidedAt = Date.now();
      const items = [credited(null), credited(1)].map(({ member, deposit }) => ({
        member,
        deposit: { ...deposit, status: 'credited' as const, decidedAt },
      }));
      onLatest({ items, older: null });
      return () => undefined;
    },
  };
  const silent = () => () => undefined;
  const opened = new Proxy(answers, {
    get: (found, name) => (name === 'then' ? undefined : (found[name as keyof Backend] ?? silent)),
  }) as Backend;
  vi.mocked(backend).mockResolvedValue(opened);
  onTestFinished(() => void vi.mocked(backend).mockReset());

  show(1);
  await screen.findByRole('button', { name: /^Approve: Deposit/ });
  fireEvent.keyDown(document.body, { key: 'c' });
  const dialog = screen.getByRole('dialog', { name: 'Approve this credit?' });
  expect(within(dialog).getByRole('button', { name: 'Approve' })).toBeDefined();
});
